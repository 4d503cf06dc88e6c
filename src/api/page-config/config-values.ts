import { ownValue } from '../../domain/own-value';
import { report } from '../../platform/console';
import type { PageSource } from '../../platform/page/page-source';
import { recordOf, type JsonRecord as Json } from '../../platform/record';

export { recordOf, type Json };

/** Follows a path down a configuration tree; a missing branch is empty. */
export const branch = (root: unknown, ...path: readonly string[]): Json =>
  path.reduce<Json>((node, key) => recordOf(ownValue(node, key)), recordOf(root));

/** All configurations of a component of the old front end, for any element. */
export const configsOf = (
  init: Readonly<Record<string, Json>>,
  component: string,
): readonly Json[] =>
  Object.values(init).flatMap((components) =>
    Object.hasOwn(components, component) ? [recordOf(ownValue(components, component))] : [],
  );

/**
 * Whether the old front end has run the page's init scripts and removed them before they could be read: its module
 * loader exists, but a component that every page has does not.
 */
export const looksStripped = ({ init, globals }: PageSource): boolean =>
  'require' in globals && configsOf(init, 'Magento_Customer/js/section-config').length === 0;

/** Parses one raw value; undefined when it is not of the expected kind. */
type Understand<T> = (value: unknown) => T | undefined;

/** Reads one key of a raw object. An invalid value gives the fallback and one warning that names it. */
type TakeKey = <T>(key: string, understand: Understand<T>, fallback: T) => T;

/** Reads `record` key by key, so that one invalid value does not affect the others. `where` is its name in warnings. */
export const taker =
  (record: Json, where: string): TakeKey =>
  (key, understand, fallback) => {
    const value = ownValue(record, key);
    if (value === undefined || value === null) return fallback;
    const understood = understand(value);
    if (understood !== undefined) return understood;
    report(24, `${where}.${key} cannot be read; a default is used instead.`);
    return fallback;
  };

/** Any string. */
export const text: Understand<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A non-empty string, trimmed, such as a URL or a code. */
export const nonEmptyText: Understand<string> = (value) => text(value)?.trim() || undefined;

/** A string that may be a number in the page, as ids are. */
export const id: Understand<string> = (value) =>
  typeof value === 'number' ? String(value) : text(value);

/** A number that may be a string of digits in the page (decisions C41). */
export const number: Understand<number> = (value) => {
  const parsed = typeof value === 'number' ? value : Number(nonEmptyText(value) ?? Number.NaN);
  return Number.isFinite(parsed) ? parsed : undefined;
};

/** A boolean that may be given as 0, 1, `"0"`, `"1"`, `""`, `"true"` or `"false"`. */
export const flag: Understand<boolean> = (value) =>
  ['boolean', 'number', 'string'].includes(typeof value)
    ? !['false', '0', ''].includes(String(value))
    : undefined;

/** A list of strings. */
export const names: Understand<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
