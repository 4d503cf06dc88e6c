import { fieldNotSupported, fieldRequired, wrongType } from './rest-error';

/** A JSON object with its property names in snake_case. */
export type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without what is null or empty. */
export const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** A property's name as the server keeps it. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The server takes every property name in snake_case and in camelCase. */
export function toFields(value: unknown): Fields {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [snakeCase(name), part]));
}

/** A data object inside a request; a property it does not know is refused, as the server does. */
export function dataObject(value: unknown, known: readonly string[]): Fields {
  const fields = toFields(value);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) throw fieldNotSupported(pascalCase(name));
  }
  return fields;
}

/** A parameter that the call cannot do without. */
export function required(body: Fields, name: string, wireName: string): unknown {
  const value = body[name];
  if (value === undefined || value === null) throw fieldRequired(wireName);
  return value;
}

/** Text of a scalar, null for null or nothing; anything else is refused. */
export function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw wrongType(name, 'array', 'string');
}

/** A whole number, also when it comes as text; null for null, nothing or ''. */
export function optionalId(fields: Fields, name: string): number | null {
  const text = optionalText(fields, name);
  if (text === null || text === '') return null;
  if (!/^\d+$/.test(text)) throw wrongType(name, text, 'int');
  return Number(text);
}
