import { attributeName } from '../define/attributes';
import type { AttributeMeta, ElementMeta } from '../element-meta';
import { loadAttribute, sharedEvents } from './shared-surface';
import { className, comment, propertyType } from './types';

/** An attribute in a template: text, or the value that a framework turns into it. */
function attributeType(attribute: AttributeMeta): string {
  if (attribute.type === 'json') return 'string';
  const type = propertyType(attribute);
  if (attribute.type === 'number') return `${type} | \`\${number}\``;
  return attribute.type === 'boolean' ? `${type} | '' | 'true' | 'false'` : type;
}

const optional = (name: string, type: string, description: string) => [
  comment(description, '  '),
  `  ${name}?: ${type} | undefined;`,
];

const propertyLines = (meta: ElementMeta) =>
  Object.entries(meta.attributes).flatMap(([property, attribute]) =>
    optional(property, propertyType(attribute), attribute.description),
  );

/** An attribute whose name is one word is also a property, which templates may set to the same text. */
const attributeLines = (meta: ElementMeta) => [
  ...Object.entries(meta.attributes).flatMap(([property, attribute]) => {
    const text = attributeType(attribute);
    const type =
      attribute.type === 'json' && attributeName(property) === property
        ? `${text} | ${propertyType(attribute)}`
        : text;
    return optional(`'${attributeName(property)}'`, type, attribute.description);
  }),
  ...optional('load', propertyType(loadAttribute), loadAttribute.description),
];

const eventLines = (meta: ElementMeta) =>
  [...meta.events, ...sharedEvents].map(
    ({ name, description }) =>
      `${comment(description, '  ')}\n  '${name}': TillEventMap['${name}'];`,
  );

const methodLines = ({ methods = [] }: ElementMeta) =>
  methods.map(
    ({ name, returns, description }) => `${comment(description, '  ')}\n  ${name}(): ${returns};`,
  );

const interfaceOf = (head: string, lines: readonly string[]) => [
  `export interface ${head} {`,
  ...lines,
  '}',
  '',
];

/** By tag: the interfaces whose names end in `kind`. */
const table = (name: string, metas: readonly ElementMeta[], kind: string) =>
  interfaceOf(
    name,
    metas.map(({ tag }) => `  '${tag}': ${className(tag)}${kind};`),
  );

/**
 * The source of `dist/tags.d.ts`: the element, attributes and events of each tag, added to the DOM's types. The types for
 * frameworks are generated from it, one file for each (`frameworks.ts`).
 */
export const tagTypes = (metas: readonly ElementMeta[]): string =>
  [
    "import type { TillEventMap } from './types/src/platform/page/till-events.js';",
    '',
    ...metas.flatMap((meta) => {
      const name = className(meta.tag);
      return [
        ...interfaceOf(`${name}Properties`, propertyLines(meta)),
        ...interfaceOf(`${name}Attributes`, attributeLines(meta)),
        ...interfaceOf(`${name}Events`, eventLines(meta)),
        comment(meta.summary, ''),
        ...interfaceOf(`${name}Element extends HTMLElement, ${name}Properties`, methodLines(meta)),
      ];
    }),
    ...table('TillElementTypes', metas, 'Element'),
    ...table('TillPropertyTypes', metas, 'Properties'),
    ...table('TillAttributeTypes', metas, 'Attributes'),
    ...table('TillElementEvents', metas, 'Events'),
    'declare global {',
    '  interface HTMLElementTagNameMap extends TillElementTypes {}',
    '  interface HTMLElementEventMap extends TillEventMap {}',
    '  interface DocumentEventMap extends TillEventMap {}',
    '  interface WindowEventMap extends TillEventMap {}',
    '}',
    '',
  ].join('\n');
