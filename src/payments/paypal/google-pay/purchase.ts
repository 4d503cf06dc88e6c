import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import { fail, ok } from '../../../platform/result';
import type { WalletRequest, WalletRun } from '../../../state/extensions/wallet-provider.types';
import { approveOrder } from '../api/approve-order';
import { createOrder } from '../api/create-order';
import { refused } from '../api/post-form';
import type { Price } from '../domain/amounts';
import { createSheet } from '../wallets/product-sheet';
import { askToContinue } from './continue';
import type { GooglePayButtonConfig } from './config';
import type { AuthorizationResult, PaymentData } from './google-pay.types';
import { orderPrice } from './price';
import { paymentDataRequest } from './request';
import { authenticate, confirmOrder, failed, refusedCard, SUCCESS } from './settle';
import type { GooglePay } from './start';

/** The name of this wallet in the module's calls. */
export const SOURCE = 'googlepay';

/** The provider's order of a press. */
interface PressedOrder {
  readonly id: string;
  readonly price: Price;
}

/** One press of the button. */
interface Press {
  readonly run: WalletRun;
  order: PressedOrder | null;
  /** Nothing that is heard of it afterwards counts. */
  isOver: boolean;
}

const isOver = (press: Press): boolean => press.isOver;

/** What the button of one place does. */
export interface GooglePurchase {
  /** Begins a purchase. Call it inside the press. */
  readonly press: (google: GooglePay) => Promise<void>;
  /** For the sheet: what the shopper has confirmed in it. Never rejects. */
  readonly authorize: (google: GooglePay, data: PaymentData) => Promise<AuthorizationResult>;
}

/** There is no order, and the shopper may begin again. */
export const notPlaced = (): string => t('Your order was not placed. Please place it again.');

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
  let current: Press | null = null;
  let isOpening = false;

  /** Ends a purchase, with a message where the shopper has not been told why. */
  const end = async (press: Press, message?: string): Promise<void> => {
    press.isOver = true;
    if (message !== undefined) {
      await press.run.change(() => Promise.resolve(refused(400, message, message)));
    }
    await press.run.cancel();
  };

  const openSheet = async (google: GooglePay, press: Press, order: PressedOrder): Promise<void> => {
    const sheet = paymentDataRequest(google.account, {
      price: order.price,
      isShipped: !config.isVirtual,
      isLast: false,
    });
    try {
      await google.client.loadPaymentData(sheet);
    } catch (error) {
      const message = t('A payment submission error has occurred.');
      await end(press, isClosing(error) ? undefined : message);
    }
  };

  const leave = ({ run }: Press, orderId: string): Promise<boolean> =>
    run.review(() => approveOrder(config, { orderId }));

  /** The bank asks on the page, so the sheet is closed before. */
  const challenge = async (google: GooglePay, press: Press, orderId: string): Promise<void> => {
    const isPaid = await authenticate(google.paypal, orderId, config.detailsUrl);
    if (isOver(press)) return;
    if (isPaid) await leave(press, orderId);
    else await end(press, t('A payment submission error has occurred.'));
  };

  return {
    press: async (google) => {
      if (isOpening) return;
      const run = request.press(createSheet(config));
      if (run === null) return;
      const press: Press = { run, order: null, isOver: false };
      current = press;
      isOpening = true;
      const order = await create(run, config);
      isOpening = false;
      if (order === null) {
        await end(press);
        return;
      }
      press.order = order;
      try {
        const isWanted = await askToContinue(host, order.price, request.signal);
        if (isWanted) await openSheet(google, press, order);
        else await end(press);
      } catch {
        await end(press, t('A payment submission error has occurred.'));
      }
    },
    authorize: async (google, data) => {
      const press = current;
      if (press?.order == null || isOver(press)) return failed(notPlaced());
      const { id } = press.order;
      const confirmed = await confirmOrder(google.paypal, id, data);
      if (isOver(press)) return failed(notPlaced());
      if (confirmed === 'refused') return refusedCard();
      if (confirmed === 'approved') return (await leave(press, id)) ? SUCCESS : failed(notPlaced());
      void challenge(google, press, id);
      return SUCCESS;
    },
  };
}

/** The provider's order; null without one, and the shopper knows why. */
const create = (run: WalletRun, config: GooglePayButtonConfig): Promise<PressedOrder | null> =>
  run.change(async () => {
    const { createOrderUrl, place, threeDsMode } = config;
    const created = await createOrder(createOrderUrl, {
      paymentSource: SOURCE,
      place,
      threeDsMode,
    });
    if (!created.ok) return created;
    const price = orderPrice(created.value);
    if (price === null) return fail({ kind: 'malformed', status: 201 });
    return ok({ isDeliverable: true, total: null, answer: { id: created.value.id, price } });
  });
