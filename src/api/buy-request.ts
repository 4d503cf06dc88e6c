import * as v from 'valibot';
import type { BuyRequest } from '../domain/buy-request.types';
import type { StoredSection } from '../domain/section.types';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { parsedOrNull, wireNumber, wireText } from './wire/wire';

/** How a line was bought, as far as the cart section contains it (`config-shapes.md` §6.3). */
export interface PartialBuyRequest {
  readonly request: BuyRequest;
  /** Whether the request is complete; otherwise the choices have to be loaded with the cart's items. */
  readonly isComplete: boolean;
  /** Type of each custom option by its id. */
  readonly customTypes: ReadonlyMap<string, string>;
}

/** Product types that need only an id; parts of a grouped product are lines of their own. */
const PLAIN: readonly string[] = ['simple', 'virtual', 'grouped'];
/** Product types whose choices are complete in the cart's items; others (gift cards) omit them. */
const DESCRIBED: readonly string[] = [
  'simple',
  'virtual',
  'configurable',
  'downloadable',
  'bundle',
];
const SINGLE: readonly string[] = ['field', 'area', 'drop_down', 'radio'];
const SEVERAL: readonly string[] = ['checkbox', 'multiple'];

const maybeText = v.fallback(v.nullable(wireText), null);
const line = v.object({
  item_id: wireText,
  product_id: wireText,
  product_type: v.string(),
  qty: wireNumber,
  options: v.array(
    v.object({
      option_id: v.optional(maybeText, null),
      option_value: v.optional(maybeText, null),
      option_type: v.optional(maybeText, null),
    }),
  ),
});
const section = v.object({ items: v.array(v.unknown()) });

/** How the line `itemId` was bought; null when the section has no such line or its type cannot be bought again. */
export function partialBuyRequest(
  cart: StoredSection | undefined,
  itemId: string,
): PartialBuyRequest | null {
  const items = parsedOrNull(section, cart)?.items ?? [];
  const found = items
    .map((item) => v.safeParse(line, item))
    .find((item) => item.success && item.output.item_id === itemId);
  if (found?.success !== true) return null;
  const { product_id: product, product_type: type, qty, options } = found.output;
  const attributes = options.flatMap(
    ({ option_id: id, option_value: value, option_type: custom }) =>
      custom === null && id !== null && value !== null ? [attributeField(id, value)] : [],
  );
  const isPlain = PLAIN.includes(type) && options.length === 0;
  const isVariant =
    type === 'configurable' && options.length > 0 && attributes.length === options.length;
  if (!isPlain && !DESCRIBED.includes(type)) return null;
  return {
    request: [['product', product], ['qty', String(qty)], ...(isVariant ? attributes : [])],
    isComplete: isPlain || isVariant,
    customTypes: new Map(
      options.flatMap(({ option_id: id, option_type: custom }) =>
        id !== null && custom !== null ? [[id, custom] as const] : [],
      ),
    ),
  };
}

const attributeField = (id: string, value: string): readonly [string, string] => [
  `super_attribute[${id}]`,
  value,
];

const choice = v.object({ option_id: wireText, option_value: wireText });
const choices = v.object({
  configurable_item_options: v.optional(v.array(choice), []),
  custom_options: v.optional(v.array(choice), []),
  bundle_options: v.optional(
    v.array(
      v.object({ option_id: wireText, option_qty: wireText, option_selections: v.array(wireText) }),
    ),
    [],
  ),
  downloadable_option: v.optional(v.object({ downloadable_links: v.array(wireText) }), {
    downloadable_links: [],
  }),
});
const items = v.array(
  v.object({
    item_id: wireText,
    product_option: v.optional(v.object({ extension_attributes: v.optional(choices, {}) }), {}),
  }),
);

type Choices = v.InferOutput<typeof choices>;

/** A custom option as its product's form sends it; null for types whose value is more than text (dates, files). */
function customFields(
  { option_id: id, option_value: value }: v.InferOutput<typeof choice>,
  types: ReadonlyMap<string, string>,
): BuyRequest | null {
  const type = types.get(id) ?? '';
  if (SINGLE.includes(type)) return [[`options[${id}]`, value]];
  if (SEVERAL.includes(type)) return value.split(',').map((one) => [`options[${id}][]`, one]);
  return null;
}

/** The choices as form fields; null when some are unknown. */
function choiceFields(known: Choices, types: ReadonlyMap<string, string>): BuyRequest | null {
  const custom = known.custom_options.map((option) => customFields(option, types));
  const fields: BuyRequest = [
    ...known.configurable_item_options.map(({ option_id: id, option_value: value }) =>
      attributeField(id, value),
    ),
    ...custom.flatMap((option) => option ?? []),
    ...known.bundle_options.flatMap(
      ({ option_id: id, option_qty: qty, option_selections: chosen }): BuyRequest => [
        ...chosen.map((one) => [`bundle_option[${id}][]`, one] as const),
        [`bundle_option_qty[${id}]`, qty],
      ],
    ),
    ...known.downloadable_option.downloadable_links.map((link) => ['links[]', link] as const),
  ];
  const isWhole = custom.every((option) => option !== null) && custom.length >= types.size;
  return isWhole && fields.length > 0 ? fields : null;
}

/**
 * Completes a partial request with the line's choices from the cart's items, while the line is still in the cart
 * (`product_option` of GET `…/items`). Null when the request fails or some choices are missing.
 */
export async function completeRequest(
  context: RestContext,
  itemId: string,
  partial: PartialBuyRequest,
  { signal }: CallOptions = {},
): Promise<BuyRequest | null> {
  const result = await call({ url: cartUrl(context, 'items'), signal }, items);
  const item = result.ok ? result.value.find(({ item_id: id }) => id === itemId) : undefined;
  const known = item?.product_option.extension_attributes;
  const fields =
    known === undefined ? null : choiceFields(v.parse(choices, known), partial.customTypes);
  return fields === null ? null : [...partial.request, ...fields];
}
