import * as v from 'valibot';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { wireFlag, wireNumber } from './wire/wire';

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

/** Empties the cart (CART-01, CART-03). The storefront answers a page, which is not read. `url` is the cart page. */
export async function emptyCart(
  url: string,
  formKey: string,
  { signal }: CallOptions = {},
): Promise<Result<null>> {
  const result = await http({
    url: new URL('updatePost/', url.endsWith('/') ? url : `${url}/`).href,
    method: 'POST',
    body: new URLSearchParams({ form_key: formKey, update_cart_action: 'empty_cart' }),
    answer: 'text',
    signal,
  });
  return result.ok ? ok(null) : fail(result.error);
}
