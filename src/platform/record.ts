/** A JSON object: neither null nor a list. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether unknown data is an object whose keys can be read. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data as an object; `[]`, which PHP outputs for an empty one, and everything else count as empty. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/**
 * The record's own value of a key that a server or a page names; undefined without one. `record[key]` would also find
 * what every object inherits, such as `constructor`. The other layers use `domain/own-value`.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Levels of nesting that are read, as many as PHP writes (`json_encode`). Deeper ones would exceed the stack of whatever
 * walks through the data.
 */
const MOST_LEVELS = 512;

/** Whether data is nested in more than 512 levels. */
export const isNestedTooDeep = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isNestedTooDeep(part, levels - 1)));
