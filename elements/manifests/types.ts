import type { AttributeMeta } from '../element-meta';

/** The TypeScript type of a property. */
export const propertyType = ({ type, tsType }: AttributeMeta): string =>
  tsType ?? (type === 'json' ? 'unknown' : type);

/** A default value as shown in the documentation; undefined without one. */
export const defaultText = (attribute: AttributeMeta): string | undefined => {
  if (attribute.default !== undefined) return JSON.stringify(attribute.default);
  return attribute.type === 'boolean' ? 'false' : undefined;
};

/** `till-mini-cart` as a class name: `TillMiniCart`. */
export const className = (tag: string): string =>
  tag.replace(/(?:^|-)([a-z0-9])/g, (_, initial: string) => initial.toUpperCase());

/** A description as a comment in a source file. */
export const comment = (text: string, indent: string): string =>
  `${indent}/** ${text.replaceAll('*/', '* /')} */`;

/** JSON formatted for a file: indented, with a final line break. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
