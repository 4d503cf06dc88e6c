import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { allMetas } from '../../elements/all-meta';
import { attributeName } from '../../elements/define/attributes';
import type { ElementMeta } from '../../elements/element-meta';
import { sharedCssProperties, sharedEvents } from '../../elements/manifests/shared-surface';
import { attributeControl, propertyControl, type Control } from './controls';

/*
 * The gallery's data about the elements: their own tables, as read for the manifests. This is the only file of the demo
 * that imports from elements/, and it imports only data.
 */

/** An attribute or a custom property that can be changed. */
export interface Setting {
  /** The name in HTML or in a style sheet. */
  readonly name: string;
  readonly description: string;
  /** The documentation; '' when there is none. */
  readonly defaultText: string;
  readonly control: Control;
}

/** The data of one tag. */
export interface GalleryElement {
  readonly tag: string;
  /** Its folder in `elements/`, such as `cart`. */
  readonly area: string;
  readonly summary: string;
  readonly description: string;
  readonly fallback: string;
  readonly example: string;
  readonly attributes: readonly Setting[];
  /** Its own custom properties. */
  readonly properties: readonly Setting[];
  /** Its own events, then those that every element fires. */
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

/** Every element of a list, in its order. `areaOf` returns the area of a tag. */
export function elementsOf(
  metas: readonly ElementMeta[],
  areaOf: ReadonlyMap<string, string>,
): readonly GalleryElement[] {
  return metas.map((meta) => elementOf(meta, areaOf.get(meta.tag) ?? 'other'));
}

/** Every element. */
export const galleryElements = elementsOf(allMetas, areas());

/** The custom properties that all elements share. */
export const sharedProperties: readonly Setting[] = sharedCssProperties.map(propertySetting);

export function findElement(tag: string): GalleryElement | null {
  return galleryElements.find((element) => element.tag === tag) ?? null;
}

/** The elements by area, in the order of the first element of each area. */
export function elementsByArea(): ReadonlyMap<string, readonly GalleryElement[]> {
  const groups = new Map<string, GalleryElement[]>();
  for (const element of galleryElements) {
    const group = groups.get(element.area);
    if (group) group.push(element);
    else groups.set(element.area, [element]);
  }
  return groups;
}
