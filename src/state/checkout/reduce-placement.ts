import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import * as did from './checkout-actions';
import type { CheckoutState } from './checkout-types';

/** Steps and the placing of the order (STEP, PLACE). */
export function reducePlacement(builder: ActionReducerMapBuilder<CheckoutState>): void {
  builder
    .addCase(did.resumeDeclined, (state) => {
      state.resuming = false;
    })
    .addCase(did.stepEntered, (state, { payload }) => {
      state.step = payload;
      state.resuming = false;
    })
    .addCase(did.placementStarted, (state) => {
      state.placement = { status: 'placing', error: null, cause: null };
    })
    .addCase(did.placementWithdrawn, (state) => {
      state.placement = { status: 'idle', error: null, cause: null };
    })
    .addCase(did.placementUnknown, (state, { payload }) => {
      state.placement = { status: 'unknown', error: null, cause: payload };
    })
    .addCase(did.placementFailed, (state, { payload }) => {
      state.placement = { status: 'failed', error: payload.message, cause: payload.cause };
    })
    .addCase(did.orderPlaced, (state, { payload: { orderId } }) => {
      state.placement = { status: 'placed', error: null, cause: null };
      if (orderId !== null) state.placement.orderId = orderId;
    });
}
