import * as v from 'valibot';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { call, type CallOptions } from './rest';
import { parseMaybeTwice, wireChoices, wireText } from './wire/wire';

/** The cart page's button to the checkout where it is disabled, as below the shop's minimum amount. */
const HELD_BUTTON = /<button\b[^>]*\bclass="[^"]*\bcheckout\b[^>]*\bdisabled=/;

/** Whether the cart page currently disables its checkout button. No call returns that, so the page itself is loaded. */
export async function isCheckoutBlocked(
  url: string,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> {
  const result = await http({ url, responseType: 'text', signal });
  if (!result.ok) return result;
  return ok(typeof result.value.body === 'string' && HELD_BUTTON.test(result.value.body));
}

/** Quantities of lines by item id, as the cart page's form sends them. */
export type CartQuantities = ReadonlyMap<string, number>;

/** The URL of a form action below the cart page; `url` is the cart page. */
const below = (url: string, action: string): string =>
  new URL(`${action}/`, url.endsWith('/') ? url : `${url}/`).href;

/** The cart page's own form, serialized (CART-10). */
export const cartForm = (quantities: CartQuantities, formKey: string): Record<string, string> => ({
  form_key: formKey,
  update_cart_action: 'update_qty',
  ...Object.fromEntries([...quantities].map(([id, qty]) => [`cart[${id}][qty]`, String(qty)])),
});

/** The action of the cart form (`endpoints.md` §3). */
export const cartFormUrl = (url: string): string => below(url, 'updatePost');

async function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  { signal }: CallOptions,
): Promise<Result<null>> {
  const body = new URLSearchParams(fields);
  const result = await http({ url, method: 'POST', body, responseType: 'text', signal });
  return result.ok ? ok(null) : fail(result.error);
}

/** Empties the cart (CART-01, CART-03). The response is a page, which is ignored. `url` is the cart page. */
export const emptyCart = (
  url: string,
  formKey: string,
  options: CallOptions = {},
): Promise<Result<null>> =>
  post(cartFormUrl(url), { form_key: formKey, update_cart_action: 'empty_cart' }, options);

/** Saves quantities as the cart page's form does; the response is a page, which is ignored. */
export const updateCart = (
  url: string,
  quantities: CartQuantities,
  formKey: string,
  options: CallOptions = {},
): Promise<Result<null>> => post(cartFormUrl(url), cartForm(quantities, formKey), options);

/** Why a cart form is refused: messages by item id, or one message about the whole cart (CART-11). */
export type CartRefusal =
  | { readonly kind: 'lines'; readonly errors: ReadonlyMap<string, string> }
  | { readonly kind: 'cart'; readonly text: string };

const validation = v.object({
  success: v.boolean(),
  error_message: v.fallback(v.optional(v.string(), ''), ''),
});
const lineErrors = wireChoices(v.object({ itemId: wireText, error: v.string() }));

/** A list as a JSON string, or a plain message (CART-11). */
function refusalOf(message: string): CartRefusal {
  const list = v.safeParse(lineErrors, parseMaybeTwice(message));
  return list.success && list.output.length > 0
    ? {
        kind: 'lines',
        errors: new Map(list.output.map(({ itemId, error }) => [itemId, textOf(error)])),
      }
    : { kind: 'cart', text: textOf(message) };
}

/** Validates quantities on the server (CART-09 to CART-11); null when they are available. Nothing is saved. */
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
