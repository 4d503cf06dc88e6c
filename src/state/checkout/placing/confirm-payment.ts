import { findPaymentMethod } from '../../extensions/find-payment-method';
import type { PaymentMethodDefinition, PaymentResult } from '../../extensions/payment-method.types';
import type { FlowApi, TillState } from '../../shared/store.types';
import { selectCheckout } from '../checkout-slice';
import { paymentContext } from '../payment/payment-context';

/** The method's own step of one attempt to place the order, once it has been started. */
export interface Confirmation {
  /** Its outcome; null where the method could not take part: it is not there, or has failed. */
  readonly result: Promise<PaymentResult | null>;
  /** The order is what the shopper has seen: the method may charge. */
  approve(): void;
  /** The order is not going to be sent: the method closes its windows. */
  withdraw(): void;
}

/** The method that the shopper has chosen. */
export const chosenMethod = (state: TillState): PaymentMethodDefinition | undefined =>
  findPaymentMethod(selectCheckout(state).payment.selected ?? '');

/**
 * Starts the method's own step; `confirm` is called before this function returns, as a window opened by a press
 * requires. `run` replaces `confirm`.
 */
export function confirmPayment(
  api: FlowApi,
  method: PaymentMethodDefinition | undefined,
  run?: () => Promise<PaymentResult | null>,
): Confirmation {
  const controller = new AbortController();
  let settle: (isReviewed: boolean) => void = () => undefined;
  const reviewed = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const facts = method === undefined ? null : paymentContext(api.getState(), method.code);
  const result =
    run?.() ??
    (method === undefined || facts === null
      ? Promise.resolve(null)
      : start(() => method.confirm({ ...facts, signal: controller.signal, reviewed })));
  // It may reject before the review has ended, or after the order was withdrawn: callers await `result` itself.
  result.catch(() => undefined);
  return {
    result,
    approve() {
      settle(true);
    },
    withdraw() {
      settle(false);
      controller.abort();
    },
  };
}

/** A method that throws at once has failed like one that rejects. */
function start(confirm: () => Promise<PaymentResult>): Promise<PaymentResult> {
  try {
    return confirm();
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
