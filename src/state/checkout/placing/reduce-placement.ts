import type { PureCases } from '../../shared/pure-slice';
import * as did from '../checkout-actions';
import type { CheckoutState } from '../checkout-types';
import { withPart, withPlacement } from '../patch';

/** Steps and order placement (STEP, PLACE). */
export function reducePlacement(cases: PureCases<CheckoutState>): void {
  cases
    .addCase(did.resumeDeclined, (state) => ({
      // The outcome of an order is shown in the step where the shopper continues.
      ...withPart(state, 'shipping', {
        stepError: state.placement.error ?? state.shipping.stepError,
      }),
      resuming: false,
    }))
    .addCase(did.stepEntered, (state, { payload }) => ({
      ...state,
      step: payload,
      resuming: false,
    }))
    .addCase(did.cartLost, (state, { payload }) => ({ ...state, loss: payload }))
    .addCase(did.placementStarted, (state) => withPlacement(state, 'placing'))
    .addCase(did.paymentStepTookLong, (state) =>
      state.placement.status === 'placing'
        ? withPlacement(state, 'placing', { isWaiting: false })
        : state,
    )
    .addCase(did.orderChanged, (state, { payload }) =>
      withPlacement(state, 'changed', { changes: payload }),
    )
    .addCase(did.chargeReported, (state, { payload }) => ({
      ...state,
      placement: { ...state.placement, charge: payload },
    }))
    .addCase(did.orderWaits, (state, { payload }) =>
      withPlacement(state, 'idle', { waiting: payload }),
    )
    .addCase(did.placementWithdrawn, (state) =>
      // What a review has found while the method was working stays shown.
      state.placement.status === 'placing'
        ? { ...withPlacement(state, 'idle'), loss: state.loss === 'waits' ? null : state.loss }
        : state,
    )
    .addCase(did.placementUnknown, (state, { payload }) =>
      withPlacement(state, 'unknown', { cause: payload }),
    )
    .addCase(did.placementFailed, (state, { payload }) => ({
      ...withPlacement(state, 'failed', { error: payload.message, cause: payload.cause }),
      // After a reload the order was checked before the payment step was open; that step is requested next.
      resuming: state.step === 'shipping',
    }))
    .addCase(did.orderPlaced, (state, { payload: { orderId } }) =>
      withPlacement(state, 'placed', orderId === null ? {} : { orderId }),
    )
    .addCase(did.orderAwaitsPayment, (state) => withPlacement(state, 'placed'));
}
