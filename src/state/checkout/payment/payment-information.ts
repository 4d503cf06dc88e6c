import { loadPaymentInformation } from '../../../api/payment';
import { cameOnline } from '../../shared/came-online';
import {
  checkoutStarted,
  paymentInformationFailed,
  paymentInformationRequested,
  paymentInformationRetried,
  paymentMethodsReceived,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { parseSavedDraft } from '../draft/saved-draft';
import { amountDueChanged, couponRefused, couponSettled } from '../../quote/quote-slice';
import { readClientSection } from '../../sections/section-store';
import type { FlowApi, StartListening } from '../../shared/store.types';
import { failureText } from '../../session/failure-text';
import { restContext, withTotals } from '../../quote/request-totals';

/** The method chosen on an earlier visit (PAY-16). */
export const savedPaymentMethod = (): string | null =>
  parseSavedDraft(readClientSection('checkout-data')).paymentMethod;

/** Loads the payment methods and the totals (PAY-17 to PAY-20, STEP-20). */
export async function readPaymentInformation(api: FlowApi): Promise<void> {
  const context = restContext(api.getState());
  if (context === null) return;
  const { signal } = api;
  api.dispatch(paymentInformationRequested());
  const result = await withTotals(
    api,
    () => loadPaymentInformation(context, { signal }),
    (response) => response.totals,
  );
  if (!result.ok) {
    if (result.error.kind !== 'cancelled') {
      api.dispatch(paymentInformationFailed(failureText(api, result.error)));
    }
    return;
  }
  const { methods, totals } = result.value;
  const stored = savedPaymentMethod();
  api.dispatch(paymentMethodsReceived({ methods, stored, grandTotal: totals.grandTotal }));
}

/** Loads the payment information after a failure, when a coupon (DISC-16) or the store credit changed it, and for virtual carts. */
export function startPaymentInformation(startListening: StartListening): void {
  startListening({
    predicate: (action, now) => {
      if (now.checkout === undefined || selectCheckout(now).step !== 'payment') return false;
      if (checkoutStarted.match(action)) return selectCheckout(now).payment.status === 'idle';
      if (cameOnline.match(action)) return selectCheckout(now).payment.status === 'failed';
      return (
        paymentInformationRetried.match(action) ||
        amountDueChanged.match(action) ||
        couponSettled.match(action) ||
        couponRefused.match(action)
      );
    },
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await readPaymentInformation(api);
    },
  });
}
