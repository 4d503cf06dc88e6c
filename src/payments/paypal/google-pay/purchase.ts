import { recordOf } from '../../../platform/record';
import { ok } from '../../../platform/result';
import type { WalletRequest } from '../../../state/extensions/wallet-provider.types';
import {
  createPricedOrder,
  endPress,
  isOver,
  leaveToReview,
  notPaid,
  notPlaced,
  type PricedOrder,
  type WalletPress,
} from '../sheets/purchase';
import { changeInTime, createSheet } from '../wallets/product-sheet';
import { askToContinue } from './continue';
import type { GooglePayButtonConfig } from './config';
import type { AuthorizationResult, PaymentData } from './google-pay.types';
import { paymentDataRequest } from './request';
import { authenticate, confirmOrder, failed, refusedCard, SUCCESS } from './settle';
import type { GooglePay } from './start';

/** The name of this wallet in the module's calls. */
export const SOURCE = 'googlepay';

/** What the button of one place does. */
export interface GooglePurchase {
  /** Begins a purchase. Call it inside the press. */
  readonly press: (google: GooglePay) => Promise<void>;
  /** For the sheet: what the shopper has confirmed in it. Never rejects. */
  readonly authorize: (google: GooglePay, data: PaymentData) => Promise<AuthorizationResult>;
}

/** Whether the shopper has closed the sheet. */
export const isClosing = (error: unknown): boolean => recordOf(error).statusCode === 'CANCELED';

/**
 * Google Pay outside the checkout (GOOGLE-02): the shop creates an order of the provider, the sheet shows its amount, the
 * provider confirms it with what the shopper has chosen, and the order is reviewed on a page of the shop, which alone
 * charges it.
 */
export function createGooglePurchase(
  host: HTMLElement,
  request: WalletRequest,
  config: GooglePayButtonConfig,
): GooglePurchase {
  let current: WalletPress | null = null;
  let isOpening = false;

  const openSheet = async (
    google: GooglePay,
    press: WalletPress,
    order: PricedOrder,
  ): Promise<void> => {
    const sheet = paymentDataRequest(google.account, {
      price: order.price,
      isShipped: !config.isVirtual,
      isLast: false,
    });
    try {
      await google.client.loadPaymentData(sheet);
    } catch (error) {
      await endPress(press, isClosing(error) ? undefined : notPaid());
    }
  };

  /** The bank asks on the page, so the sheet is closed before. */
  const challenge = async (
    google: GooglePay,
    press: WalletPress,
    orderId: string,
  ): Promise<void> => {
    const isPaid = await authenticate(google.paypal, orderId, config.detailsUrl);
    if (isOver(press)) return;
    if (isPaid) await leaveToReview(press, config, orderId);
    else await endPress(press, notPaid());
  };

  return {
    press: async (google) => {
      if (isOpening) return;
      const { isCartLost, ...sheet } = createSheet(config);
      const run = request.press(sheet);
      if (run === null) return;
      const press: WalletPress = { run, isCartLost, order: null, isOver: false };
      current = press;
      isOpening = true;
      const order = await create(press, config);
      isOpening = false;
      if (order === null) {
        await endPress(press);
        return;
      }
      press.order = order;
      try {
        const isWanted = await askToContinue(host, order.price, request.signal);
        if (isWanted) await openSheet(google, press, order);
        else await endPress(press);
      } catch {
        await endPress(press, notPaid());
      }
    },
    authorize: async (google, data) => {
      const press = current;
      if (press?.order == null || isOver(press) || press.isCartLost()) return failed(notPlaced());
      const { id } = press.order;
      const confirmed = await confirmOrder(google.paypal, id, data);
      if (isOver(press)) return failed(notPlaced());
      if (confirmed === 'refused') return refusedCard();
      if (confirmed === 'approved') {
        return (await leaveToReview(press, config, id)) ? SUCCESS : failed(notPlaced());
      }
      void challenge(google, press, id);
      return SUCCESS;
    },
  };
}

/** The provider's order; null without one, and the shopper knows why. */
const create = (press: WalletPress, config: GooglePayButtonConfig): Promise<PricedOrder | null> =>
  changeInTime(press.run, async () => {
    const created = await createPricedOrder(press, config, SOURCE, config.threeDsMode);
    if (!created.ok) return created;
    return ok({ isDeliverable: true, total: null, answer: created.value });
  });
