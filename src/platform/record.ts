/** A JSON object: neither null nor a list. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether unknown data is an object whose keys can be read. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data as an object; `[]`, which PHP outputs for an empty one, and everything else count as empty. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
