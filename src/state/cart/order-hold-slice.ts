import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** Whether the shop accepts an order of this cart. */
export interface OrderHoldState {
  /** Why the shop takes no order of this cart, in its own words, which may be none (''); null when it takes one. */
  readonly reason: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    orderHold: OrderHoldState;
  }
}

const initialState: OrderHoldState = { reason: null };

export const orderHoldSlice = createPureSlice({
  name: 'orderHold',
  initialState,
  reducers: {
    /** The shop was found to take no order of the cart as it is, or to take one again. */
    orderHeld: (_state, { payload }: PayloadAction<string | null>): OrderHoldState => ({
      reason: payload,
    }),
  },
});

export const { orderHeld } = orderHoldSlice.actions;

/** Why the shop takes no order of the cart, though its lines could be bought; null when it takes one. */
export const selectHold = (state: { readonly orderHold?: OrderHoldState }): string | null =>
  state.orderHold?.reason ?? null;
