import { attributeName } from '../define/attributes';
import type { AttributeMeta, ElementMeta } from '../element-meta';
import { regionSlots } from './region-slots';
import { loadAttribute, sharedCssProperties, sharedEvents } from './shared-surface';
import { defaultText, jsonText, propertyType } from './types';

/** The values of a union of string literals: `'a' | 'b'`. */
const literals = (type: string): string[] =>
  [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '');

const attributesOf = (meta: ElementMeta): [string, AttributeMeta][] => [
  ...Object.entries(meta.attributes).map(([property, attribute]): [string, AttributeMeta] => [
    attributeName(property),
    attribute,
  ]),
  ['load', loadAttribute],
];

/** Attribute completion for VS Code: `html.customData`. */
export function vscodeData(metas: readonly ElementMeta[]): string {
  return jsonText({
    version: 1.1,
    tags: metas.map((meta) => ({
      name: meta.tag,
      description: { kind: 'markdown', value: `${meta.summary}\n\n${meta.description}` },
      attributes: attributesOf(meta).map(([name, attribute]) => ({
        name,
        description: attribute.description,
        ...(attribute.type === 'boolean'
          ? { valueSet: 'v' }
          : { values: literals(propertyType(attribute)).map((value) => ({ name: value })) }),
      })),
    })),
  });
}

/** Attribute completion for JetBrains IDEs: `web-types`. */
export function webTypes(metas: readonly ElementMeta[], version: string): string {
  return jsonText({
    $schema: 'https://json.schemastore.org/web-types',
    name: 'till-elements',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: metas.map((meta) => ({
          name: meta.tag,
          description: `${meta.summary}\n\n${meta.description}`,
          attributes: attributesOf(meta).map(([name, attribute]) => ({
            name,
            description: attribute.description,
            value: { type: propertyType(attribute) },
            ...(defaultText(attribute) === undefined ? {} : { default: defaultText(attribute) }),
          })),
          slots: regionSlots(meta.tag),
          js: {
            properties: Object.entries(meta.attributes).map(([name, attribute]) => ({
              name,
              description: attribute.description,
              type: propertyType(attribute),
            })),
            events: [...meta.events, ...sharedEvents].map(({ name, description }) => ({
              name,
              description,
            })),
          },
          css: {
            properties: [...(meta.cssProperties ?? []), ...sharedCssProperties].map(
              ({ name, description }) => ({ name, description }),
            ),
          },
        })),
      },
    },
  });
}
