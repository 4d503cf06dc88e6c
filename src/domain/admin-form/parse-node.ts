import { dataAt, jsonOf, textOf } from './data-path';
import type { Json } from './field.types';
import type { UnknownPart } from './form.types';

/** Thrown inside of the parser for a part that is not known; `parseForm` returns it. */
export class Unknown extends Error {
  constructor(readonly part: UnknownPart) {
    super(part.what);
  }
}

/** The error for a part that is not known. */
export const unknown = (what: string, where: string): Unknown => new Unknown({ what, where });

/** A node with what its types give it. */
export interface Node {
  readonly component: string;
  readonly provider: string;
  readonly config: Json;
  readonly raw: Json;
}

/** What is known of a type: any other key would be a setting of all its nodes. */
const TYPE_KEYS: ReadonlySet<string> = new Set([
  'extends',
  'component',
  'provider',
  'deps',
  'config',
  'namespace',
]);

/** A node of the configuration; its own settings win over those of its types. Throws for a type with other settings. */
export function nodeOf(raw: Json, types: Json): Node {
  let config = jsonOf(raw.config);
  let [component, provider] = [textOf(config.component, textOf(raw.component)), ''];
  const seen = new Set<string>();
  for (let type = textOf(raw.type); type !== '' && !seen.has(type);) {
    seen.add(type);
    const described = jsonOf(dataAt(types, [type]));
    const other = Object.keys(described).find((key) => !TYPE_KEYS.has(key));
    if (other !== undefined) throw unknown(other, type);
    component ||= textOf(described.component);
    provider ||= textOf(described.provider);
    config = { ...jsonOf(described.config), ...config };
    type = textOf(described.extends);
  }
  return { component, provider, config, raw };
}

/** A place in the data, below another one. */
export const pathOf = (around: readonly string[], scope: unknown): readonly string[] => [
  ...around,
  ...textOf(scope).split('.').filter(Boolean),
];

/** The first setting that is not among the known ones. */
export const firstOther = (config: Json, known: ReadonlySet<string>): string | undefined =>
  Object.keys(config).find((key) => !known.has(key) && !key.startsWith('__'));

/** A text of the configuration without markup, which the fields do not show. */
export const plain = (value: unknown): string =>
  textOf(value)
    .replace(/<[^>]*>/g, ' ')
    .trim();

/** A set of names that are written one after the other. */
export const namesOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
