import type { Swap } from './swaps';
import type { RewrittenPage } from './page';

/** The proxy's output for the developer: one line per call. */
export type Print = (line: string) => void;

/** Prints each message once. */
export class Terminal {
  private readonly shown = new Set<string>();

  constructor(private readonly print: Print) {}

  once(id: string, line: string): void {
    if (this.shown.has(id)) return;
    this.shown.add(id);
    this.print(line);
  }

  /** Reports the result for Till's tags on a page. */
  page(path: string, { swapped, missed }: RewrittenPage): void {
    for (const tag of swapped) this.once(`swapped ${tag}`, `<${tag}> inserted on ${path}`);
    for (const swap of missed) this.missed(path, swap);
  }

  /** An error page of the shop, where no tags are expected. */
  broken(path: string, status: number): void {
    this.once(`broken ${path}`, `The shop responds to ${path} with error ${String(status)}.`);
  }

  private missed(path: string, { tag, select }: Swap): void {
    this.once(
      `missed ${tag} ${select}`,
      `<${tag}> found no place on ${path}: nothing matches ${select}. ` +
        `Name your theme's markup with --selectors.`,
    );
  }
}
