import * as v from 'valibot';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { parseMaybeTwice, wireFlag, wireNumber, wireText } from './wire/wire';

/** The cart page's button to the checkout where it is disabled, as below the shop's minimum amount. */
const HELD_BUTTON = /<button\b[^>]*\bclass="[^"]*\bcheckout\b[^>]*\bdisabled=/;

/** Whether the cart page offers no way to the checkout now. No call tells of it, so the page itself is read. */
export async function isCheckoutHeld(
  url: string,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> {
  const result = await http({ url, answer: 'text', signal });
  if (!result.ok) return result;
  return ok(typeof result.value.body === 'string' && HELD_BUTTON.test(result.value.body));
}

/** Enough of a cart to tell whether it still waits for its order. */
export interface CartSnapshot {
  /** False once an order was made of it. */
  readonly isActive: boolean;
  readonly itemIds: readonly number[];
}

const snapshot = v.pipe(
  v.object({
    is_active: wireFlag,
    items: v.optional(v.array(v.object({ item_id: wireNumber })), []),
  }),
  v.transform((wire): CartSnapshot => ({
    isActive: wire.is_active,
    itemIds: wire.items.map((item) => item.item_id),
  })),
);

/**
 * The cart as it stands. After the order a guest's cart answers inactive, without items; a customer's answers 404
 * (a `rejected` error) or a new cart with other items.
 */
export const loadCart = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<CartSnapshot>> => call({ url: cartUrl(context), signal }, snapshot);

/** Quantities of lines by item id, as the cart page's form sends them. */
export type CartQuantities = ReadonlyMap<string, number>;

/** The address below the cart page that answers a form; `url` is the cart page. */
const below = (url: string, action: string): string =>
  new URL(`${action}/`, url.endsWith('/') ? url : `${url}/`).href;

/** The cart page's own form, serialized (CART-10). */
export const cartForm = (quantities: CartQuantities, formKey: string): Record<string, string> => ({
  form_key: formKey,
  update_cart_action: 'update_qty',
  ...Object.fromEntries([...quantities].map(([id, qty]) => [`cart[${id}][qty]`, String(qty)])),
});

/** Where the cart form goes (`endpoints.md` §3). */
export const cartFormUrl = (url: string): string => below(url, 'updatePost');

async function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  { signal }: CallOptions,
): Promise<Result<null>> {
  const body = new URLSearchParams(fields);
  const result = await http({ url, method: 'POST', body, answer: 'text', signal });
  return result.ok ? ok(null) : fail(result.error);
}

/** Empties the cart (CART-01, CART-03). The storefront answers a page, which is not read. `url` is the cart page. */
export const emptyCart = (
  url: string,
  formKey: string,
  options: CallOptions = {},
): Promise<Result<null>> =>
  post(cartFormUrl(url), { form_key: formKey, update_cart_action: 'empty_cart' }, options);

/** Saves quantities as the cart page's form does; the page that answers is not read. */
export const updateCart = (
  url: string,
  quantities: CartQuantities,
  formKey: string,
  options: CallOptions = {},
): Promise<Result<null>> => post(cartFormUrl(url), cartForm(quantities, formKey), options);

/** Why a cart form is refused: item id to words, or one sentence about the whole (CART-11). */
export type CartRefusal =
  | { readonly kind: 'lines'; readonly errors: ReadonlyMap<string, string> }
  | { readonly kind: 'cart'; readonly text: string };

const validation = v.object({
  success: v.boolean(),
  error_message: v.fallback(v.optional(v.string(), ''), ''),
});
const lineErrors = v.array(v.object({ itemId: wireText, error: v.string() }));

/** A list in JSON text, or a plain sentence (CART-11). */
function refusalOf(message: string): CartRefusal {
  const list = v.safeParse(lineErrors, parseMaybeTwice(message));
  return list.success && list.output.length > 0
    ? {
        kind: 'lines',
        errors: new Map(list.output.map(({ itemId, error }) => [itemId, textOf(error)])),
      }
    : { kind: 'cart', text: textOf(message) };
}

/** Asks whether these quantities can be had (CART-09 to CART-11); null when they can. Nothing is saved. */
export async function validateCart(
  url: string,
  quantities: CartQuantities,
  formKey: string,
  { signal }: CallOptions = {},
): Promise<Result<CartRefusal | null>> {
  const body = new URLSearchParams(cartForm(quantities, formKey));
  const result = await call(
    { url: below(url, 'updateItemQty'), method: 'POST', body, signal },
    validation,
  );
  if (!result.ok) return result;
  return ok(result.value.success ? null : refusalOf(result.value.error_message));
}
