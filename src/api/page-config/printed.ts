import { warnOnce } from '../../platform/console';
import type { PageSource } from '../../platform/page/page-source';
import { recordOf, type JsonRecord as Json } from '../../platform/record';

export { recordOf, type Json };

/** Walks down a printed tree; a missing branch is empty. */
export const branch = (root: unknown, ...path: readonly string[]): Json =>
  path.reduce<Json>((node, key) => recordOf(node[key]), recordOf(root));

/** All configurations of a component of the old front end, whichever element they are printed for. */
export const configsOf = (
  init: Readonly<Record<string, Json>>,
  component: string,
): readonly Json[] =>
  Object.values(init).flatMap((components) =>
    component in components ? [recordOf(components[component])] : [],
  );

/**
 * Whether the old front end has run the page's init scripts and removed them before they could be read: its module loader
 * is there, and what it prints on every page is not.
 */
export const looksStripped = ({ init, globals }: PageSource): boolean =>
  'require' in globals && configsOf(init, 'Magento_Customer/js/section-config').length === 0;

/** Understands one printed value; undefined when it is none of its kind. */
type Understand<T> = (value: unknown) => T | undefined;

/** Takes one key of a printed object. A broken value gives the fallback and one warning that names it. */
type TakeKey = <T>(key: string, understand: Understand<T>, fallback: T) => T;

/** Takes `record` key by key, so that one broken value costs only itself. `where` is its name in warnings. */
export const taker =
  (record: Json, where: string): TakeKey =>
  (key, understand, fallback) => {
    const value = record[key];
    if (value === undefined || value === null) return fallback;
    const understood = understand(value);
    if (understood !== undefined) return understood;
    warnOnce(
      `config:${where}.${key}`,
      `${where}.${key} of the page's configuration cannot be read; a default is used instead.`,
    );
    return fallback;
  };

/** Any text. */
export const text: Understand<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A text that says something, trimmed: an address, a code. */
export const word: Understand<string> = (value) => text(value)?.trim() || undefined;

/** Text that may be printed as a number, as ids are. */
export const id: Understand<string> = (value) =>
  typeof value === 'number' ? String(value) : text(value);

/** A number that may be printed as digits in a string (decisions C41). */
export const number: Understand<number> = (value) => {
  const parsed = typeof value === 'number' ? value : Number(word(value) ?? Number.NaN);
  return Number.isFinite(parsed) ? parsed : undefined;
};

/** A yes or no that may be printed as 0, 1, `"0"`, `"1"`, `""`, `"true"` or `"false"`. */
export const flag: Understand<boolean> = (value) =>
  ['boolean', 'number', 'string'].includes(typeof value)
    ? !['false', '0', ''].includes(String(value))
    : undefined;

/** A list of texts. */
export const names: Understand<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
