import { errorText } from '../../../platform/http/error-text';
import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import type {
  ConfirmContext,
  PaymentHandle,
  PaymentResult,
} from '../../../state/extensions/payment-method.types';
import { otherAmountText, otherPriceText } from '../api/amount-text';
import { saveBilling } from '../api/save-billing';
import { createOrder } from '../api/create-order';
import { shopDeadline } from '../api/in-shop-time';
import { otherAmount, type Price } from '../domain/amounts';
import type { CheckoutButtonConfig, CreatedOrder } from '../domain/smart-buttons.types';

/** The code of the method (SMART-01). */
export const CODE = 'payment_services_paypal_smart_buttons';

/** One press of the provider's button, from the checks of the checkout to the approval. */
interface Press {
  readonly context: ConfirmContext;
  readonly end: (result: PaymentResult) => void;
  order: { readonly created: CreatedOrder; readonly source: string } | null;
}

let current: Press | null = null;

/** The button is calling the checkout now: only then does the provider open its window. */
let isPressing = false;

/** The price that the shopper was told about instead of the one `shown`, and how. */
let asked: (Price & { readonly shown: number | null; readonly text: string }) | null = null;

/** The press of a button that is not over: the order that it is about; null without one. */
export const openPress = (): ConfirmContext | null => current?.context ?? null;

/** The price that a press pays unless the shop's order has another one: the one shown, or the one the shopper was told. */
export function expectedPrice({ totals }: Pick<ConfirmContext, 'totals'>): Price {
  const { baseGrandTotal, baseCurrencyCode, grandTotal, quoteCurrencyCode } = totals;
  if (asked?.shown === baseGrandTotal) return { amount: asked.amount, currency: asked.currency };
  return baseGrandTotal === null
    ? { amount: grandTotal, currency: quoteCurrencyCode }
    : { amount: baseGrandTotal, currency: baseCurrencyCode };
}

/** The provider's order of the present press; null without one. */
export const pressedOrder = (): CreatedOrder | null => current?.order?.created ?? null;

/** Ends the press of an order with a message; nothing where another one is in progress. */
export function refuseOrder(orderId: string, message: string): void {
  const press = reported({ orderID: orderId });
  if (press !== null) endPress(press, { status: 'refused', message });
}

/**
 * Ends the press of an order that has another price than the one that the shopper has `seen`; null where the shop does not say
 * which. The next press pays that one.
 *
 * @returns what the shopper is told
 */
export function refusePrice(orderId: string, seen: Price, price: Price | null): string {
  const press = reported({ orderID: orderId });
  if (press === null || price === null) {
    const message = t('Your order was not placed. Please place it again.');
    refuseOrder(orderId, message);
    return message;
  }
  const text = otherPriceText(seen, price);
  asked = { ...price, shown: press.context.totals.baseGrandTotal, text };
  endPress(press, { status: 'refused', message: text });
  return text;
}

/** Ends a press: the checkout goes on, or tells the shopper. What the provider reports of it later is ignored. */
function endPress(press: Press, result: PaymentResult): void {
  if (current === press) current = null;
  press.end(result);
}

/** The press that the provider reports something about; null where it names the order of another one, or the press has ended. */
function reported(data: unknown): Press | null {
  const { orderID } = recordOf(data);
  const isNamed = typeof orderID === 'string' && orderID !== '';
  return isNamed && current?.order?.created.id !== orderID ? null : current;
}

/** The provider's window is gone, or its button with it; nothing of a press that has ended. `data` is what the provider says. */
export function cancelPress(data?: unknown): void {
  const press = reported(data);
  if (press !== null) endPress(press, { status: 'cancelled' });
}

/** The provider could not go on (WALL-26, WALL-37). `data` is what the provider says. */
export function failPress(data?: unknown): void {
  const message = t('A payment submission error has occurred.');
  const press = reported(data);
  if (press !== null) endPress(press, { status: 'refused', message });
}

/** The method's own step: it lasts until the shopper has approved the order in the provider's window. */
export function confirmPress(context: ConfirmContext): Promise<PaymentResult> {
  // The provider's window opens in a press of its button alone.
  if (!isPressing) return Promise.resolve({ status: 'refused' });
  cancelPress();
  return new Promise((resolve) => {
    const press: Press = { context, end: resolve, order: null };
    current = press;
    context.signal.addEventListener('abort', () => {
      endPress(press, { status: 'cancelled' });
    });
  });
}

/**
 * The shopper presses the provider's button: the checkout checks what is missing and starts its order (WALL-31). False when it
 * did not, and says why at its own fields (WALL-32): the provider opens no window then.
 */
export function pressButton(handle: Pick<PaymentHandle, 'placeOrder'>): boolean {
  const before = current;
  isPressing = true;
  try {
    handle.placeOrder();
  } finally {
    isPressing = false;
  }
  return current !== null && current !== before;
}

/** Ends a press with a message, and the provider's window by an exception. */
function refuse(press: Press, message: string): never {
  endPress(press, { status: 'refused', message });
  throw new Error(message);
}

/**
 * The provider's order for the press: once the checkout has reviewed its own, with the billing address that it has, from the
 * cart as the shop has it (WALL-33 to WALL-35). Another amount than the one shown is told first, and accepted with the next
 * press. Nothing is charged. Rejects when there is none, which closes the provider's window.
 */
export async function createCheckoutOrder(
  config: Pick<CheckoutButtonConfig, 'createOrderUrl' | 'place'> & {
    readonly threeDsMode?: string | null;
  },
  source: string,
): Promise<string> {
  const press = current;
  if (press === null || !(await press.context.reviewed)) throw new Error('No order.');
  const { isVirtual, shippingAddress, shippingMethod } = press.context;
  if (!isVirtual && (shippingAddress === null || shippingMethod === null)) {
    refuse(press, t('The shipping method is missing. Select the shipping method and try again.'));
  }
  // One for both calls: Apple closes its sheet after 30 seconds.
  const deadline = shopDeadline();
  const problem = await saveBilling(press.context, deadline);
  if (problem !== null) refuse(press, problem);
  const { createOrderUrl, place, threeDsMode = null } = config;
  const result = await createOrder(createOrderUrl, {
    paymentSource: source,
    place,
    threeDsMode,
    isOrder: true,
    deadline,
  });
  if (!result.ok) refuse(press, errorText(result.error));
  const created = result.value;
  if (created.paymentsOrderId === null) {
    refuse(press, errorText({ kind: 'malformed', status: 201 }));
  }
  // The shopper may have left the method, or closed the window, meanwhile.
  if (current !== press) throw new Error('No order.');
  askAmount(press, created);
  press.order = { created, source };
  return created.id;
}

/** Refuses an amount that is neither the one shown nor one that the shopper was told about. */
function askAmount(press: Press, created: CreatedOrder): void {
  const { totals } = press.context;
  const other = otherAmount(created, totals);
  const text = otherAmountText(created, totals);
  // The total on screen again: what the shopper was told before is over.
  if (other === null && asked?.shown === totals.baseGrandTotal) asked = null;
  if (other === null || text === null || asked?.text === text) return;
  asked = { ...other, shown: totals.baseGrandTotal, text };
  refuse(press, text);
}

/** The shopper has approved an order of the provider: the checkout places its own with it, by the method `code` (WALL-02). */
export function approvePress(orderId: string, code = CODE): void {
  const press = current;
  // Of an earlier press, whose window was late.
  if (press?.order?.created.id !== orderId) return;
  const { created, source } = press.order;
  asked = null;
  endPress(press, {
    status: 'ready',
    payment: {
      method: code,
      po_number: null,
      additional_data: {
        payments_order_id: created.paymentsOrderId,
        paypal_order_id: created.id,
        payment_source: source,
      },
    },
  });
}
