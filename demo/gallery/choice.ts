import type { Control } from './controls';
import { stateOf, statesOf } from './states';
import type { GalleryState } from './states.types';
import { sharedProperties, type GalleryElement, type Setting } from './surface';

/** The width of the preview. */
export const WIDTHS = [
  { id: 'fit', label: 'Fit' },
  { id: 'phone', label: 'Phone, 390' },
  { id: 'desktop', label: 'Desktop, 1280' },
] as const;

type Width = (typeof WIDTHS)[number]['id'];

/** A visitor's choices for an element; the URL contains all of them. */
export interface Choice {
  readonly state: GalleryState;
  readonly width: Width;
  /** Values of the controls by field name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Attribute values as in HTML; absent attributes are missing. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Values of changed custom properties. */
  readonly properties: Readonly<Record<string, string>>;
}

const LONGEST = 500;

/** The form field of an attribute; a custom property's field is its name. */
export const attributeField = (name: string): string => `attr.${name}`;

/** The attributes of an element's example, which are the controls' initial values. */
function exampleAttributes({ tag, example }: GalleryElement): ReadonlyMap<string, string> {
  const opening =
    new RegExp(`<${tag}((?:\\s+[a-z-]+(?:="[^"]*")?)*)\\s*>`).exec(example)?.[1] ?? '';
  const pairs = opening.matchAll(/([a-z-]+)(?:="([^"]*)")?/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, value]));
}

function booleanText(control: Control & { kind: 'boolean' }, isOn: boolean): string | null {
  if (isOn === control.initially) return null;
  return isOn ? '' : 'false';
}

/** The attribute's value for its control's value; null omits the attribute. */
function attributeText(control: Control, chosen: string): string | null {
  if (control.kind === 'boolean') return booleanText(control, chosen === 'true');
  return chosen === '' ? null : chosen;
}

const propertyText = (control: Control, chosen: string): string =>
  control.kind === 'number' && /^-?[\d.]+$/.test(chosen) ? chosen + control.unit : chosen;

function chosenIn(query: URLSearchParams, name: string): string | undefined {
  // A switch that is off sends only the hidden field before it.
  return query.getAll(name).at(-1)?.trim().slice(0, LONGEST);
}

function startOf(setting: Setting, examples: ReadonlyMap<string, string>): string {
  const example = examples.get(setting.name);
  const { control } = setting;
  if (control.kind !== 'boolean') return example ?? '';
  return String(example === undefined ? control.initially : example !== 'false');
}

/** Reads a choice from a URL. Attributes default to the element's example, unless it is shown on the shop's own page. */
export function choiceOf(element: GalleryElement, query: URLSearchParams): Choice {
  const { drawn = false } = statesOf(element.tag);
  const examples = drawn ? new Map<string, string>() : exampleAttributes(element);
  const fields = new Map<string, string>();
  const attributes: Record<string, string> = {};
  const properties: Record<string, string> = {};
  for (const setting of element.attributes) {
    const field = attributeField(setting.name);
    const chosen = chosenIn(query, field) ?? startOf(setting, examples);
    const text = attributeText(setting.control, chosen);
    fields.set(field, chosen);
    if (text !== null) attributes[setting.name] = text;
  }
  for (const { name, control } of [...element.properties, ...sharedProperties]) {
    const chosen = chosenIn(query, name) ?? '';
    fields.set(name, chosen);
    if (chosen !== '') properties[name] = propertyText(control, chosen);
  }
  return {
    state: stateOf(element.tag, query.get('state') ?? ''),
    width: WIDTHS.find(({ id }) => id === query.get('width'))?.id ?? 'fit',
    fields,
    attributes,
    properties,
  };
}
