import { ownValue } from '../own-value';
import type { Json } from './field.types';

/** Whether unknown data is an object whose keys can be read. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data as an object; everything else, such as PHP's `[]` for an empty one, counts as empty. */
export const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});

/** Text of a setting; `fallback` for anything that is no text or number. */
export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;

/** A value that is no object as text; null, undefined and objects are empty. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The data at a path; undefined where there is none. Only own keys are followed. */
export function dataAt(data: unknown, path: readonly string[]): unknown {
  let found = data;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = ownValue(found as Json, key);
  }
  return found;
}

/** A copy of the data with another value at a path; what is missing on the way is created. */
export function withDataAt(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withDataAt(dataAt(data, [key]), rest, value);
  if (Array.isArray(data) && /^\d+$/.test(key) && Number(key) <= data.length) {
    return data.toSpliced(Number(key), 1, inner);
  }
  // `fromEntries` makes own keys of all names, also of `__proto__`.
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const isNew = !entries.some(([name]) => name === key);
  return Object.fromEntries([
    ...entries.map(([name, part]) => [name, name === key ? inner : part] as const),
    ...(isNew ? [[key, inner] as const] : []),
  ]);
}
