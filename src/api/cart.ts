import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { wireFlag, wireNumber } from './wire/wire';

/** The parts of a cart that show whether it has been ordered. */
export interface CartSnapshot {
  /** False once it was ordered. */
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
 * Loads the cart. After the order a guest's cart is returned inactive and without items; a customer's is a 404 (a
 * `rejected` error) or a new cart with other items.
 */
export const loadCart = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<CartSnapshot>> => call({ url: cartUrl(context), signal }, snapshot);
