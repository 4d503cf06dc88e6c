import { choosePaymentMethod } from '../../../api/payment';
import { loadTotals } from '../../../api/totals';
import { fail } from '../../../platform/result';
import { messagesCleared, messageShown } from '../../messages/messages-slice';
import { paymentMethodChosen } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { emailError } from '../../validation/field-errors';
import type { StartListening } from '../../shared/store.types';
import { failureText } from '../../session/failure-text';
import { selectTotalsStatus } from '../../quote/quote-slice';
import { restContext, withTotals } from '../../quote/request-totals';

/**
 * Sends the chosen method to the shop and loads the resulting totals (PAY-21, DISC-04). The latest choice counts.
 * Nothing is sent for a guest without a valid e-mail: the order itself carries the method again.
 */
export function startChoosePaymentMethod(startListening: StartListening): void {
  startListening({
    actionCreator: paymentMethodChosen,
    effect: async ({ payload: { code: method } }, api) => {
      api.cancelActiveListeners();
      const state = api.getState();
      const context = restContext(state);
      const email = selectCheckout(state).email.value.trim();
      if (context === null) return;
      const isSent = context.cart.kind !== 'guest' || emailError(email) === null;
      // An earlier choice that is dropped here may have reached the shop, and its totals with it.
      if (!isSent && selectTotalsStatus(state) !== 'loading') return;
      const area = `payment:${method}` as const;
      const { signal } = api;
      api.dispatch(messagesCleared(area));
      // The totals shown are stale from here on, not only from when they are requested again.
      await withTotals(
        api,
        async () => {
          const result = isSent
            ? await choosePaymentMethod(context, { method, email }, { signal })
            : null;
          if (result?.ok === false && result.error.kind !== 'cancelled') {
            const text = failureText(api, result.error);
            api.dispatch(messageShown({ area, type: 'error', text }));
          }
          return signal.aborted ? fail({ kind: 'cancelled' }) : loadTotals(context, { signal });
        },
        (totals) => totals,
      );
    },
  });
}
