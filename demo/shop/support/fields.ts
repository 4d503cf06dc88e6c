import { fieldNotSupported, fieldRequired, wrongType } from './rest-error';

/** A JSON object with its property names in snake_case. */
export type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without null and empty values. */
export const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** A property's name in the server's case. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The server accepts every property name in snake_case and in camelCase. */
export function toFields(value: unknown): Fields {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [snakeCase(name), part]));
}

/** A data object in a request; unknown properties are refused, as by the server. */
export function dataObject(value: unknown, known: readonly string[]): Fields {
  const fields = toFields(value);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) throw fieldNotSupported(pascalCase(name));
  }
  return fields;
}

/** A required parameter. */
export function required(body: Fields, name: string, wireName: string): unknown {
  const value = body[name];
  if (value === undefined || value === null) throw fieldRequired(wireName);
  return value;
}

/** A scalar as text, null for null or undefined; anything else is refused. */
export function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw wrongType(name, 'array', 'string');
}

/** A whole number, also from a string; null for null, undefined or ''. */
export function optionalId(fields: Fields, name: string): number | null {
  const text = optionalText(fields, name);
  if (text === null || text === '') return null;
  if (!/^\d+$/.test(text)) throw wrongType(name, text, 'int');
  return Number(text);
}
