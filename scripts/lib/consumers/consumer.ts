import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of projects that use the package. */
export const CONSUMERS = 'consumer';

/** What the `till` field of a consumer's package.json says about it. */
interface Settings {
  /** Built and run by `npm test`, with the packages of this repository instead of an installation of its own. */
  readonly quick?: boolean;
  /** The folder of its pages; they are opened in a browser. */
  readonly page?: string;
  /** A command instead, to which a port is added. */
  readonly start?: string;
  /** How many copies of React the page may have. */
  readonly reactCopies?: number;
  /** A text that the server's HTML contains. */
  readonly prerenders?: string;
}

/** A project that uses the package as its users do. */
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
