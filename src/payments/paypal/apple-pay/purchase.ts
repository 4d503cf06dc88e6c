import { fail, ok, type Result } from '../../../platform/result';
import type { WalletChange, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { otherPriceText } from '../api/amount-text';
import { loadSheetTotals } from '../api/sheet-shipping';
import { refused } from '../api/post-form';
import type { Price } from '../domain/amounts';
import { isSamePrice } from '../sheets/price';
import { endPress, isOver, leaveToReview, notPaid, notPlaced } from '../sheets/purchase';
import { changeInTime, createSheet, lostCart } from '../wallets/product-sheet';
import type { ApplePayButtonConfig } from './config';
import { paymentRequest, type ShownTotal } from './request';
import { openSheet, type SheetEnd, type SheetShop } from './session';
import { confirmOrder, validateMerchant } from './settle';
import {
  contactChosen,
  createNow,
  methodChosen,
  presentTotals,
  shippedCart,
  type ApplePress,
  type Purchase,
} from './sheet-changes';
import { pageCart, priceOf } from './sheet-cart';
import type { ApplePay } from './start';

/** What the button of one place does. */
export interface ApplePurchase {
  /** Begins a purchase. Call it inside the press: the sheet opens at once. */
  readonly press: (apple: ApplePay) => void;
  /** The cart may have changed: loads what the next sheet shows first. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/** The currency of an account that names none (AMT-06). */
const FALLBACK_CURRENCY = 'USD';

/**
 * Apple Pay outside the checkout (WALL-24): the sheet opens in the press, with the total of the cart, or with one that is
 * still open. What the shopper chooses in it is saved on the cart, and the provider's order has that amount. Once it is
 * confirmed, the order is reviewed on a page of the shop, which alone charges it.
 */
export function createApplePurchase(
  request: WalletRequest,
  config: ApplePayButtonConfig,
): ApplePurchase {
  let current: ApplePress | null = null;
  let known: Price | null = null;
  let loads = 0;

  const refresh = async (): Promise<void> => {
    const cart = request.location === 'product' ? null : pageCart(request.page);
    if (cart === null) return;
    loads += 1;
    const load = loads;
    const { baseUrl, storeCode } = request.shop;
    const totals = await loadSheetTotals({ baseUrl, storeCode, cart });
    // Of several loads the newest counts, whichever arrives last.
    if (load === loads) known = totals.ok ? priceOf(totals.value) : null;
  };
  return {
    refresh,
    press: (apple) => {
      if (current?.isOver === false) return;
      const press = begin(request, config, firstTotal(known, apple));
      if (press === null) return;
      current = press;
      open(apple, { request, config, press }, refresh);
    },
  };
}

/** The total of the cart, or none as yet, in the currency that the order will have. */
function firstTotal(known: Price | null, { account }: ApplePay): ShownTotal {
  const currency = account.currencyCode ?? FALLBACK_CURRENCY;
  return { price: known ?? { amount: 0, currency }, isFinal: known !== null };
}

function begin(
  request: WalletRequest,
  config: ApplePayButtonConfig,
  shown: ShownTotal,
): ApplePress | null {
  let productCart: string | null = null;
  let press: ApplePress | null = null;
  const { isCartLost, ...sheet } = createSheet(config, (maskedId) => {
    productCart = maskedId;
  });
  const hasChangedCart = (): boolean => request.location !== 'product' && press?.to != null;
  const run = request.press({ ...sheet, hasChangedCart });
  if (run === null) return null;
  press = {
    run,
    isCartLost,
    order: null,
    isOver: false,
    shown,
    to: null,
    methods: [],
    get productCart() {
      return productCart;
    },
  };
  return press;
}

/** Opens the sheet, and ends the purchase with it, or with its place; the cart may have changed meanwhile. */
function open(
  apple: ApplePay,
  purchase: Purchase & { readonly request: WalletRequest },
  refresh: ApplePurchase['refresh'],
): void {
  const { config, press } = purchase;
  const ended = (why: SheetEnd): void => {
    void endPress(press, why === 'failed' ? notPaid() : undefined).then(refresh);
  };
  try {
    const isShipped = !config.isVirtual;
    const request = paymentRequest(apple.account, press.shown, { isShipped, isContactAsked: true });
    const shop = shopOf(apple, purchase, ended);
    const sheet = openSheet(apple.Session, request, shop, purchase.request.signal);
    if (purchase.request.location === 'product' && isShipped) {
      // The order is updated once the totals are known (APPLE-06).
      void changed(purchase, () => createNow(purchase)).then((created) => {
        if (created !== null || isOver(press)) return;
        sheet.abort();
        ended('refused');
      });
    }
  } catch {
    ended('failed');
  }
}

/** Makes a change once those before it are made; null when there is no answer in time, and the shopper was told. */
const changed = <Update>(
  { press }: Purchase,
  change: () => Promise<Result<WalletChange<Update>>>,
): Promise<Update | null> => changeInTime(press.run, change);

function shopOf(apple: ApplePay, purchase: Purchase, ended: (why: SheetEnd) => void): SheetShop {
  const card = (): ReturnType<NonNullable<SheetShop['card']>> =>
    changed(purchase, () => createNow(purchase));
  return {
    validate: (url) => validateMerchant(apple.paypal, url),
    contact: (contact) => changed(purchase, () => contactChosen(purchase, contact)),
    method: (method) => changed(purchase, () => methodChosen(purchase, method)),
    // Without an address to ship to, the sheet tells that of the card (APPLE-07).
    ...(purchase.config.isVirtual ? { card } : {}),
    authorize: (payment) => authorize(apple, purchase, payment),
    ended,
  };
}

/** Confirms the order and hands it to the shop; false when there is none, and the shopper was told why. */
async function authorize(
  apple: ApplePay,
  purchase: Purchase,
  payment: ApplePayJS.ApplePayPayment,
): Promise<boolean> {
  const { config, press } = purchase;
  const orderId = await changed(purchase, () => payableOrder(purchase));
  if (isOver(press)) return false;
  if (orderId === null) {
    await endPress(press);
    return false;
  }
  const { token, billingContact, shippingContact } = payment;
  const order = { orderId, token, billingContact, shippingContact };
  const isConfirmed = await confirmOrder(apple.paypal, order);
  if (isOver(press)) return false;
  const isTaken = isConfirmed && (await leaveToReview(press, config, orderId));
  if (!isTaken && !isOver(press)) await endPress(press, isConfirmed ? undefined : notPaid());
  return isTaken;
}

/** The order of the sheet, if the shop's cart still costs what the sheet shows; the shopper is told both amounts otherwise. */
async function payableOrder(purchase: Purchase): Promise<Result<WalletChange<string>>> {
  const { press } = purchase;
  const { order, shown } = press;
  // Apple lets nobody pay for an address with an error, nor without one where one is asked for.
  const isComplete = order !== null && (shippedCart(purchase) === null || press.to !== null);
  if (!isComplete) return refused(400, null, notPlaced());
  const totals = await presentTotals(purchase);
  if (!totals.ok) return totals;
  if (press.isCartLost()) return lostCart();
  const now = totals.value === null ? order.price : priceOf(totals.value);
  if (!isSamePrice(now, shown.price)) return refused(400, otherPriceText(shown.price, now), '');
  return order.price.currency === shown.price.currency
    ? ok({ isDeliverable: true, total: null, answer: order.id })
    : fail({ kind: 'malformed', status: 200 });
}
