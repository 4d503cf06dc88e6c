import type { Load } from './cold-load';
import { medians } from './medians';

/** The loads of one page of one shop; none where it was never ready. */
export interface LiveLoads {
  readonly page: string;
  /** The address that was measured. */
  readonly shop: string;
  readonly loads: readonly Load[];
}

type Shown = 'pageRequests' | 'kB' | 'scriptKB' | 'readyMs' | 'blockedMs' | 'layoutShift';

const COLUMNS: Readonly<Record<Shown, readonly [heading: string, digits: number]>> = {
  pageRequests: ['requests', 0],
  kB: ['kB', 0],
  scriptKB: ['JS kB', 0],
  readyMs: ['usable after, ms', 0],
  blockedMs: ['blocked, ms', 0],
  layoutShift: ['layout shift', 3],
};

/** A Markdown table of the medians: a row per page and shop, in the given order. */
export function liveBenchTable(results: readonly LiveLoads[]): string {
  const columns = Object.entries(COLUMNS) as [Shown, readonly [string, number]][];
  const rows = results.map(({ page, shop, loads }) => {
    const found = medians(loads.map((load) => ({ ...load })));
    const cells = columns.map(([name, [, digits]]) =>
      loads.length === 0 ? 'not ready' : (found[name] ?? 0).toFixed(digits),
    );
    return `| ${[page, shop, ...cells].join(' | ')} |`;
  });
  const heads = columns.map(([, [heading]]) => heading);
  return [`| page | shop | ${heads.join(' | ')} |`, `|---|---${'|---'.repeat(heads.length)}|`]
    .concat(rows)
    .join('\n');
}
