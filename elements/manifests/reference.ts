import { attributeName } from '../define/attributes';
import type { ElementMeta, MethodMeta } from '../element-meta';
import { pageEvents } from './page-events';
import { regionSlots } from './region-slots';
import { loadAttribute, sharedCssProperties, sharedEvents } from './shared-surface';
import { defaultText, propertyType } from './types';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${cell(text)}\``;

/** A Markdown table; empty without rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

const attributeRow = (name: string, attribute: typeof loadAttribute, property: string | null) => {
  const initial = defaultText(attribute);
  return [
    code(name),
    property === null ? '' : code(property),
    code(propertyType(attribute)),
    initial === undefined ? '' : code(initial),
    cell(attribute.description),
  ];
};

const eventRow = ({ name, detail, description, cancels }: ElementMeta['events'][number]) => [
  code(name),
  detail === undefined ? '' : code(detail),
  cell(cancels === undefined ? description : `${description} \`preventDefault()\`: ${cancels}`),
];

const propertyRow = ({
  name,
  default: initial,
  description,
}: (typeof sharedCssProperties)[number]) => [
  code(name),
  initial === undefined ? '' : code(initial),
  cell(description),
];

const methodRow = ({ name, returns, description }: MethodMeta) => [
  code(`${name}()`),
  code(returns),
  cell(description),
];

const METHOD_HEAD = ['Method', 'Returns', 'Description'];
const EVENT_HEAD = ['Event', '`event.detail`', 'When'];
const SLOT_HEAD = ['Slot ([content of your own](extending.md#content-in-regions))', 'Where'];
const CSS_HEAD = ['Property', 'Default', 'Description'];

function section(meta: ElementMeta): string[] {
  return [
    `## \`<${meta.tag}>\``,
    '',
    meta.summary,
    '',
    meta.description,
    '',
    '```html',
    meta.example.trim(),
    '```',
    '',
    `Fallback content: ${meta.fallback}`,
    '',
    ...table(
      ['Attribute', 'Property', 'Type', 'Default', 'Description'],
      Object.entries(meta.attributes).map(([property, attribute]) =>
        attributeRow(attributeName(property), attribute, property),
      ),
    ),
    ...table(METHOD_HEAD, (meta.methods ?? []).map(methodRow)),
    ...table(EVENT_HEAD, meta.events.map(eventRow)),
    ...table(
      SLOT_HEAD,
      regionSlots(meta.tag).map(({ name, description }) => [code(name), cell(description)]),
    ),
    ...table(CSS_HEAD, (meta.cssProperties ?? []).map(propertyRow)),
  ];
}

/** The reference page, `docs/elements.md`. */
export function referencePage(metas: readonly ElementMeta[]): string {
  return [
    '# Elements',
    '',
    'Generated from the element definitions (`elements/**/*.meta.ts`); do not edit by hand.',
    'Try every element in the gallery of the demo shop: `npm start`, then `/gallery`.',
    '',
    ...metas.flatMap(section),
    '## Shared by all elements',
    '',
    'Values can also be given in a `<script type="application/json" data-till-config>` inside the tag, keyed by property name.',
    'A property set from JavaScript takes precedence over the attribute, the attribute over the configuration script, and',
    'the configuration script over the default.',
    'A boolean attribute is true when present, except with the value `"false"`. Other attributes count as absent when empty.',
    '',
    ...table(
      ['Attribute', 'Property', 'Type', 'Default', 'Description'],
      [attributeRow('load', loadAttribute, null)],
    ),
    'All events bubble, cross shadow roots and are cancelable.',
    '',
    ...table(EVENT_HEAD, sharedEvents.map(eventRow)),
    'Fired on `document`, on pages that are [measured](measuring.md):',
    '',
    ...table(EVENT_HEAD, pageEvents.map(eventRow)),
    'Custom properties, set on `:root`, on the element or on any of its ancestors:',
    '',
    ...table(CSS_HEAD, sharedCssProperties.map(propertyRow)),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
