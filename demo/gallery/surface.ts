import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { allMetas } from '../../elements/all-meta';
import { attributeName } from '../../elements/define/attributes';
import type { ElementMeta } from '../../elements/element-meta';
import { sharedCssProperties, sharedEvents } from '../../elements/manifests/shared-surface';
import { attributeControl, propertyControl, type Control } from './controls';

/*
 * What the gallery knows about the elements: their own table, read as the manifests read it. The only file of the demo
 * that looks into elements/, and it finds nothing but data there.
 */

/** An attribute or a custom property that can be played with. */
export interface Setting {
  /** As it is written in HTML or in a style sheet. */
  readonly name: string;
  readonly description: string;
  /** For the reader; '' when there is none. */
  readonly defaultText: string;
  readonly control: Control;
}

/** One tag, ready to be shown. */
export interface GalleryElement {
  readonly tag: string;
  /** The folder of `elements/` that it lies in: `cart`. */
  readonly area: string;
  readonly summary: string;
  readonly description: string;
  readonly fallback: string;
  readonly example: string;
  readonly attributes: readonly Setting[];
  /** Those of its own. */
  readonly properties: readonly Setting[];
  /** Its own, then those that every element fires. */
  readonly events: ElementMeta['events'];
}

const folder = fileURLToPath(new URL('../../elements', import.meta.url));

function areas(): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.meta.ts'))
      .map((file) => [basename(file, '.meta.ts'), basename(dirname(file))]),
  );
}

const propertySetting = ({
  name,
  description,
  default: initial = '',
}: (typeof sharedCssProperties)[number]): Setting => ({
  name,
  description,
  defaultText: initial,
  control: propertyControl(initial, name),
});

function elementOf(meta: ElementMeta, area: string): GalleryElement {
  const { tag, summary, description, fallback, example, attributes, events } = meta;
  return {
    tag,
    area,
    summary,
    description,
    fallback,
    example: example.trim(),
    attributes: Object.entries(attributes).map(([property, attribute]) => ({
      name: attributeName(property),
      description: attribute.description,
      defaultText: attribute.default === undefined ? '' : JSON.stringify(attribute.default),
      control: attributeControl(attribute),
    })),
    properties: (meta.cssProperties ?? []).map(propertySetting),
    events: [...events, ...sharedEvents],
  };
}

/** Every element of a table, in its order. `areaOf` says where a tag belongs. */
export function elementsOf(
  metas: readonly ElementMeta[],
  areaOf: ReadonlyMap<string, string>,
): readonly GalleryElement[] {
  return metas.map((meta) => elementOf(meta, areaOf.get(meta.tag) ?? 'other'));
}

/** Every element there is. */
export const galleryElements = elementsOf(allMetas, areas());

/** The custom properties that all elements share. */
export const sharedProperties: readonly Setting[] = sharedCssProperties.map(propertySetting);

export function findElement(tag: string): GalleryElement | null {
  return galleryElements.find((element) => element.tag === tag) ?? null;
}

/** The elements by area, areas in the order in which the table names them first. */
export function elementsByArea(): ReadonlyMap<string, readonly GalleryElement[]> {
  const groups = new Map<string, GalleryElement[]>();
  for (const element of galleryElements) {
    const group = groups.get(element.area);
    if (group) group.push(element);
    else groups.set(element.area, [element]);
  }
  return groups;
}
