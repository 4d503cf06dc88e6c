import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of projects that use the package. */
export const CONSUMERS = 'consumer';

/** The `till` field of a consumer's package.json. */
interface Settings {
  /** Whether `npm test` builds and runs it, with the packages of this repository instead of its own installation. */
  readonly quick?: boolean;
  /** The folder of its built pages, which are opened in a browser. */
  readonly page?: string;
  /** A command that serves the pages instead; a port is appended. */
  readonly start?: string;
  /** Whether the command gets a demo shop, as `SHOP` in its environment: its page then adds a product to the shop's cart. */
  readonly shop?: boolean;
  /** The paths of the pages, where there are several; each gets all checks. */
  readonly paths?: readonly string[];
  /** Texts that a page shows, as regular expressions by selector. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The number of copies of React that the page may contain. */
  readonly reactCopies?: number;
  /** A text that the server's HTML contains. */
  readonly prerenders?: string;
}

/** A project that uses the package like a real application. */
export interface Consumer extends Settings {
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** All consumers, by name. */
export function allConsumers(): readonly Consumer[] {
  return readdirSync(CONSUMERS)
    .sort()
    .map((name) => {
      const { till, dependencies } = JSON.parse(
        readFileSync(join(CONSUMERS, name, 'package.json'), 'utf8'),
      ) as { till: Settings; dependencies: Record<string, string> };
      return { name, dependencies: Object.keys(dependencies), ...till };
    });
}
