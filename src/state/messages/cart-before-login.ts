import { jsonStorage } from '../../platform/storage/storage';
import { selectCartCount } from '../sections/sections-slice';
import type { TillState } from '../shared/store.types';

/** How many items a guest's cart held when the sign-in was accepted, and when: milliseconds since 1970. */
export interface CartBefore {
  readonly count: number;
  readonly at: number;
}

/** The note about it, for the next page of the visit. */
export const cartNote = jsonStorage('till-cart-before-login');

/** Stores the size of the guest's cart before the shop merges it with the customer's. */
export function noteCartBeforeLogin(state: TillState, now: number): void {
  const count = selectCartCount(state);
  if (count !== null && count > 0) cartNote.write({ count, at: now } satisfies CartBefore);
}
