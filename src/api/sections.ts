import * as v from 'valibot';
import type {
  CartLine,
  CartSection,
  CustomerSection,
  StoredSection,
} from '../domain/section.types';
import { sameOrigin } from '../platform/navigate';
import { nameText, textOf } from '../platform/text/decode';
import {
  parsedOrNull,
  wireAmount,
  wireChoices,
  wireFlag,
  wireNumber,
  wirePicture,
  wireText,
} from './wire/wire';

export { loadSections } from './load-sections';
export type { SectionRequest } from './section-request';

const plain = v.pipe(v.string(), v.transform(textOf));
/** A name is escaped; once decoded it is treated like the quote's names (TEXT-06). */
const escapedName = v.pipe(
  v.string(),
  v.transform((html) => nameText(textOf(html))),
);
const optionValue = v.pipe(
  v.union([wireText, wireChoices(wireText)]),
  v.transform((value) => textOf(Array.isArray(value) ? value.join(', ') : value)),
);

const image = v.object({
  src: wirePicture,
  alt: v.optional(v.string(), ''),
  width: v.fallback(wireNumber, 0),
  height: v.fallback(wireNumber, 0),
});

/** The price of a line in a shop that shows prices with and without tax; other shops send one number. */
const bothPrices = v.object({ incl_tax: wireAmount, excl_tax: wireAmount });

const pricesOf = (
  value: v.InferOutput<typeof bothPrices> | number | null,
): Pick<CartLine, 'price' | 'priceExclTax'> => {
  if (value === null || typeof value === 'number') return { price: value, priceExclTax: null };
  const { incl_tax: incl, excl_tax: excl } = value;
  return { price: incl ?? excl, priceExclTax: incl === null ? null : excl };
};

/** The product page of a line; null for other sites. */
const pageOf = (url: string): string | null => (url !== '' && sameOrigin(url) ? url : null);

/** The quantities of a line in a shop that adds them (`config-shapes.md` §6.3); what is no number is no limit. */
const quantityRules = v.object({ min: wireAmount, max: wireAmount, step: wireAmount });

const cartLine = v.pipe(
  v.object({
    item_id: wireText,
    product_id: v.fallback(wireText, ''),
    product_sku: v.fallback(v.string(), ''),
    product_name: v.fallback(escapedName, ''),
    qty: wireNumber,
    product_price_value: v.optional(v.union([bothPrices, wireAmount]), null),
    product_has_url: v.fallback(wireFlag, false),
    is_visible_in_site_visibility: v.fallback(wireFlag, true),
    product_url: v.fallback(v.string(), ''),
    configure_url: v.fallback(v.string(), ''),
    options: v.fallback(wireChoices(v.object({ label: plain, value: optionValue })), []),
    product_image: v.fallback(v.nullable(image), null),
    till_quantity: v.fallback(v.nullable(quantityRules), null),
    message: v.fallback(plain, ''),
  }),
  v.transform((item): CartLine => ({
    itemId: item.item_id,
    productId: item.product_id,
    sku: item.product_sku,
    name: item.product_name,
    qty: item.qty,
    ...pricesOf(item.product_price_value),
    url: item.product_has_url ? pageOf(item.product_url) : null,
    configureUrl: item.is_visible_in_site_visibility ? pageOf(item.configure_url) : null,
    options: item.options,
    image: item.product_image,
    limits: item.till_quantity,
    message: item.message,
  })),
);

const cart = v.pipe(
  v.object({
    data_id: v.fallback(wireNumber, 0),
    summary_count: v.fallback(wireNumber, 0),
    subtotalAmount: wireAmount,
    subtotal_excl_tax_amount: wireAmount,
    subtotal_incl_tax_amount: wireAmount,
    isGuestCheckoutAllowed: v.fallback(wireFlag, true),
    possible_onepage_checkout: v.fallback(wireFlag, true),
    website_id: v.fallback(wireText, ''),
    storeId: v.fallback(wireText, ''),
    items: v.fallback(v.array(v.unknown()), []),
  }),
  v.transform((section): CartSection => ({
    version: section.data_id,
    count: section.summary_count,
    subtotal: section.subtotalAmount,
    subtotalExclTax: section.subtotal_excl_tax_amount,
    subtotalInclTax: section.subtotal_incl_tax_amount,
    isGuestCheckoutAllowed: section.isGuestCheckoutAllowed,
    canCheckout: section.possible_onepage_checkout,
    websiteId: section.website_id,
    storeId: section.storeId,
    lines: linesOf(section.items),
  })),
);

/** The lines of the last cart by their JSON: after a change, all but one are usually the same. */
let known = new Map<string, CartLine>();

/** Parses the lines; invalid ones are skipped, and an unchanged one is the same object as before. */
function linesOf(items: readonly unknown[]): readonly CartLine[] {
  const lines = items.flatMap((item): [string, CartLine][] => {
    let written: string;
    try {
      written = JSON.stringify(item);
    } catch {
      // Nested too deep.
      return [];
    }
    const line = known.get(written) ?? parsedOrNull(cartLine, item);
    return line === null ? [] : [[written, line]];
  });
  known = new Map(lines);
  return lines.map(([, line]) => line);
}

/** The cart section; null when it has never been loaded or is not a cart at all (SECT-08, `config-shapes.md` §6.3). */
export function parseCartSection(stored: StoredSection | undefined): CartSection | null {
  return parsedOrNull(cart, stored);
}

const nullableText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text || null),
  ),
  null,
);

const customer = v.object({
  firstname: nullableText,
  fullname: nullableText,
  websiteId: v.fallback(v.nullable(wireText), null),
});

/** The customer section; a guest's contains only its `data_id`, so all parts are null (SECT-07, ROLE-02). */
export function parseCustomerSection(stored: StoredSection | undefined): CustomerSection | null {
  return parsedOrNull(customer, stored);
}
