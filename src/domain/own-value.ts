/**
 * The record's own value of a key; undefined without a record or a value. For keys that a server, a page or an address
 * names: `record[key]` would also find what every object inherits, such as `constructor`.
 */
export const ownValue = <T>(
  record: Readonly<Record<string, T>> | null | undefined,
  key: string | null | undefined,
): T | undefined =>
  record != null && key != null && Object.hasOwn(record, key) ? record[key] : undefined;
