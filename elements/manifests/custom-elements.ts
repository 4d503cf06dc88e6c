import { attributeName } from '../define/attributes';
import type { ElementMeta } from '../element-meta';
import { regionSlots } from './region-slots';
import { loadAttribute, sharedCssProperties, sharedEvents } from './shared-surface';
import { className, defaultText, jsonText, propertyType } from './types';

const withDefault = (initial: string | undefined) =>
  initial === undefined ? {} : { default: initial };

function declaration(meta: ElementMeta) {
  const attributes = Object.entries(meta.attributes);
  return {
    kind: 'class',
    customElement: true,
    name: className(meta.tag),
    tagName: meta.tag,
    summary: meta.summary,
    description: meta.description,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...attributes.map(([property, attribute]) => ({
        name: attributeName(property),
        fieldName: property,
        type: { text: propertyType(attribute) },
        description: attribute.description,
        ...withDefault(defaultText(attribute)),
      })),
      {
        name: 'load',
        type: { text: propertyType(loadAttribute) },
        description: loadAttribute.description,
        ...withDefault(defaultText(loadAttribute)),
      },
    ],
    members: [
      ...attributes.map(([property, attribute]) => ({
        kind: 'field',
        name: property,
        privacy: 'public',
        attribute: attributeName(property),
        type: { text: propertyType(attribute) },
        description: attribute.description,
        ...withDefault(defaultText(attribute)),
      })),
      ...(meta.methods ?? []).map(({ name, returns, description }) => ({
        kind: 'method',
        name,
        privacy: 'public',
        return: { type: { text: returns } },
        description,
      })),
    ],
    events: [...meta.events, ...sharedEvents].map(({ name, description, detail, cancels }) => ({
      name,
      type: { text: `CustomEvent<${detail ?? 'null'}>` },
      description:
        cancels === undefined ? description : `${description} preventDefault(): ${cancels}`,
    })),
    slots: [{ name: '', description: meta.fallback }, ...regionSlots(meta.tag)],
    cssProperties: [...(meta.cssProperties ?? []), ...sharedCssProperties].map((property) => ({
      name: property.name,
      description: property.description,
      ...withDefault(property.default),
    })),
  };
}

/** The custom elements manifest (schema 2.1.0) that documentation tools and IDEs read. */
export function customElementsManifest(metas: readonly ElementMeta[]): string {
  return jsonText({
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: metas.map((meta) => {
      const path = `dist/elements/${meta.tag}.js`;
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration(meta)],
        exports: [
          {
            kind: 'custom-element-definition',
            name: meta.tag,
            declaration: { name: className(meta.tag), module: path },
          },
        ],
      };
    }),
  });
}
