import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** Whether the shop accepts an order of this cart. */
export interface OrderHoldState {
  /** The shop's reason for not accepting an order of this cart, possibly empty; null when it accepts one. */
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
    /** The shop does not accept an order of the current cart, or accepts one again (null). */
    orderHeld: (_state, { payload }: PayloadAction<string | null>): OrderHoldState => ({
      reason: payload,
    }),
  },
});

export const { orderHeld } = orderHoldSlice.actions;

/**
 * The shop's reason for not accepting an order of the cart, although its lines are available; null when it accepts one.
 */
export const selectHold = (state: { readonly orderHold?: OrderHoldState }): string | null =>
  state.orderHold?.reason ?? null;
