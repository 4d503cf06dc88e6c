import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import { ok } from '../../../platform/result';
import type { WalletRequest, WalletRun } from '../../../state/extensions/wallet-provider.types';
import { createOrder } from '../api/create-order';
import { refused } from '../api/post-form';
import { paymentSourceOf } from '../domain/payment-source';
import type { ButtonConfig } from '../domain/smart-buttons.types';
import { changeInTime, createSheet, handOver, lostCart, type ProductSheet } from './product-sheet';

/** One press of a button. */
interface Press {
  readonly run: WalletRun;
  readonly sheet: ProductSheet;
  /** The provider's order; null until the shop has created it. */
  orderId: string | null;
  isApproved: boolean;
}

/** What the SDK's buttons call. */
export type ButtonEvents = Required<
  Pick<
    PayPalButtonsComponentOptions,
    'onClick' | 'createOrder' | 'onApprove' | 'onCancel' | 'onError'
  >
>;

/** What `createOrder` rejects with, and the provider then reports as an error of its own: the purchase has ended by then. */
const NO_ORDER = 'No order.';

/** Whether the provider says that something concerns another order than the one of this press. */
function isOfOther({ orderId }: Press, data: unknown): boolean {
  const { orderID } = recordOf(data);
  return typeof orderID === 'string' && orderID !== '' && orderID !== orderId;
}

/**
 * What the buttons of one place do: the shop creates an order of the provider, the shopper approves it in the provider's
 * window, and the order is reviewed on a page of the shop.
 */
export function purchaseEvents(request: WalletRequest, config: ButtonConfig): ButtonEvents {
  let current: Press | null = null;
  return {
    onClick: (_data, { resolve, reject }) => {
      const sheet = createSheet(config);
      const run = request.press(sheet);
      // The window of an earlier press may still be open.
      if (run === null) return reject();
      current = { run, sheet, orderId: null, isApproved: false };
      return resolve();
    },
    createOrder: async (data) => {
      const press = current;
      if (press === null) throw new Error('No purchase.');
      return create(press, config, paymentSourceOf(data));
    },
    onApprove: async ({ orderID, payerID }) => {
      const press = current;
      // Of an earlier press, whose window was late.
      if (press === null || press.orderId !== orderID) return;
      press.isApproved = true;
      const approval = { orderId: orderID, payerId: payerID ?? '' };
      await press.run.review(() => handOver(press.sheet, config, approval));
    },
    onCancel: (data) => {
      if (current !== null && !isOfOther(current, data)) void current.run.cancel();
    },
    onError: (error) => {
      if (current === null || isOfOther(current, error)) return;
      if (!String(recordOf(error).message).includes(NO_ORDER)) void fail(current);
    },
  };
}

/** The provider's order; rejects when there is none, which closes the provider's window. */
async function create(press: Press, { createOrderUrl, place }: ButtonConfig, source: string) {
  const { run, sheet } = press;
  const id = await changeInTime(run, async () => {
    if (sheet.isCartLost()) return lostCart();
    const created = await createOrder(createOrderUrl, { paymentSource: source, place });
    if (!created.ok) return created;
    if (sheet.isCartLost()) return lostCart();
    return ok({ isDeliverable: true, total: null, answer: created.value.id });
  });
  if (id === null) {
    // The shopper knows why.
    void run.cancel();
    throw new Error(NO_ORDER);
  }
  press.orderId = id;
  return id;
}

/** The provider could not go on: the shopper is told (WALL-37), and the purchase ends. */
async function fail(press: Press): Promise<void> {
  const { run, isApproved } = press;
  if (isApproved) return;
  const message = t('A payment submission error has occurred.');
  await run.change(() => Promise.resolve(refused(400, message, message)));
  await run.cancel();
}
