import { Ajv } from 'ajv';

/*
 * GA4's published parameters of recommended events as a JSON schema: https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 * A parameter that is not published is an error.
 */

const text = { type: 'string', minLength: 1 };
const number = { type: 'number' };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };

const item = {
  type: 'object',
  properties: {
    item_id: text,
    item_name: text,
    affiliation: text,
    coupon: text,
    discount: number,
    index: { type: 'integer', minimum: 0 },
    item_brand: text,
    item_category: text,
    item_category2: text,
    item_category3: text,
    item_category4: text,
    item_category5: text,
    item_list_id: text,
    item_list_name: text,
    item_variant: text,
    location_id: text,
    price: number,
    quantity: { type: 'number', exclusiveMinimum: 0 },
  },
  anyOf: [{ required: ['item_id'] }, { required: ['item_name'] }],
  additionalProperties: false,
};

const items = { type: 'array', minItems: 1, items: item };
const money = { currency, value: number };
const checkout = { ...money, coupon: text, items };
const list = { currency, item_list_id: text, item_list_name: text, items };

/** The published parameters of each event. A value needs its currency. */
const PARAMETERS: Readonly<Record<string, readonly [properties: object, required: string[]]>> = {
  view_item: [{ ...money, items }, ['items']],
  view_item_list: [list, ['items']],
  select_item: [list, ['items']],
  view_cart: [{ ...money, items }, ['items']],
  add_to_cart: [{ ...money, items }, ['items']],
  remove_from_cart: [{ ...money, items }, ['items']],
  add_to_wishlist: [{ ...money, items }, ['items']],
  begin_checkout: [checkout, ['items']],
  add_shipping_info: [{ ...checkout, shipping_tier: text }, ['items']],
  add_payment_info: [{ ...checkout, payment_type: text }, ['items']],
  purchase: [
    { ...checkout, transaction_id: text, tax: number, shipping: number, affiliation: text },
    ['items', 'transaction_id'],
  ],
};

const EVENTS: Readonly<Record<string, readonly [properties: object, required: string[]]>> = {
  search: [{ search_term: text }, ['search_term']],
  login: [{ method: text }, []],
  sign_up: [{ method: text }, []],
};

const schema = {
  oneOf: [
    ...Object.entries(PARAMETERS).map(([event, [properties, required]]) => ({
      type: 'object',
      properties: {
        event: { const: event },
        ecommerce: {
          type: 'object',
          properties,
          required,
          dependencies: { value: ['currency'] },
          additionalProperties: false,
        },
      },
      required: ['event', 'ecommerce'],
      additionalProperties: false,
    })),
    ...Object.entries(EVENTS).map(([event, [properties, required]]) => ({
      type: 'object',
      properties: { event: { const: event }, ...properties },
      required: ['event', ...required],
      additionalProperties: false,
    })),
  ],
};

const validate = new Ajv({ allErrors: true, strictTypes: false, strictRequired: false }).compile(
  schema,
);

/** What contradicts the published parameters; empty for a valid entry of the data layer. */
export function ga4Problems(entry: unknown): readonly string[] {
  if (validate(entry)) return [];
  const { event = 'no event' } = entry as { readonly event?: string };
  const own = [...Object.keys(PARAMETERS), ...Object.keys(EVENTS)].indexOf(event);
  if (own === -1) return [`${event} is not published`];
  return (validate.errors ?? [])
    .filter(({ schemaPath }) => schemaPath.startsWith(`#/oneOf/${String(own)}/`))
    .map(({ instancePath, message = '', params }) =>
      `${event}${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
    );
}
