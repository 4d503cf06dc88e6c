import type { AttributeMeta } from '../element-meta';

/** The attribute name of a property: `max-items` for `maxItems`. */
export const attributeName = (property: string): string =>
  property.replace(/([a-z0-9])([A-Z])/g, (_, before: string, capital: string) => {
    return `${before}-${capital.toLowerCase()}`;
  });

/** The value of an unset attribute: the default of its definition; `false` for a boolean without one. */
export const defaultValue = (meta: AttributeMeta): unknown =>
  meta.default ?? (meta.type === 'boolean' ? false : undefined);

/**
 * Parses an attribute's text. A boolean is true when present, except for `="false"`; for every other type an empty
 * attribute counts as absent. An invalid value becomes the default after `complain(reason)`.
 */
export function attributeValue(
  text: string | null,
  meta: AttributeMeta,
  complain: (reason: string) => void,
): unknown {
  if (text === null) return defaultValue(meta);
  if (meta.type === 'boolean') return text.trim().toLowerCase() !== 'false';
  if (text.trim() === '') return defaultValue(meta);
  if (meta.type === 'string') return text;
  if (meta.type === 'number') {
    const number = Number(text);
    if (!Number.isNaN(number)) return number;
    complain('is not a number');
    return defaultValue(meta);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    complain('is not valid JSON');
    return defaultValue(meta);
  }
}
