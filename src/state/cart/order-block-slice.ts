import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** Whether the shop accepts an order of this cart. */
export interface OrderBlockState {
  /** The shop's reason for not accepting an order of this cart, possibly empty; null when it accepts one. */
  readonly reason: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    orderBlock: OrderBlockState;
  }
}

const initialState: OrderBlockState = { reason: null };

export const orderBlockSlice = createPureSlice({
  name: 'orderBlock',
  initialState,
  reducers: {
    /** The shop does not accept an order of the current cart, or accepts one again (null). */
    orderBlocked: (_state, { payload }: PayloadAction<string | null>): OrderBlockState => ({
      reason: payload,
    }),
  },
});

export const { orderBlocked } = orderBlockSlice.actions;

/**
 * The shop's reason for not accepting an order of the cart, although its lines are available; null when it accepts one.
 */
export const selectOrderBlock = (state: { readonly orderBlock?: OrderBlockState }): string | null =>
  state.orderBlock?.reason ?? null;
