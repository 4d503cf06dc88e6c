import { t } from '../../../platform/i18n/i18n';
import { fail, ok, type Result } from '../../../platform/result';
import type { WalletChange, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import type { CartRef } from '../../../domain/quote.types';
import { findRegion } from '../api/find-region';
import {
  estimateMethods,
  loadSheetTotals,
  saveMethod,
  type SheetAddress,
  type SheetMethod,
  type SheetTotals,
} from '../api/sheet-shipping';
import { updateOrder } from '../api/update-order';
import { createPricedOrder, isOver, type PricedOrder, type WalletPress } from '../sheets/purchase';
import { lostCart } from '../wallets/product-sheet';
import type { ApplePayButtonConfig, SheetUrls } from './config';
import { lineItems, shippingMethod, totalItem, type ShownTotal } from './request';
import { addressOf, methodId, pageCart, priceOf } from './sheet-cart';

/** The name of this wallet in the module's calls. */
export const SOURCE = 'applepay';

/** One press of the button. */
export interface ApplePress extends WalletPress {
  /** What the sheet shows. */
  shown: ShownTotal;
  /** The masked id of the cart of a product page; null without one. */
  readonly productCart: string | null;
  /** Where the goods go, with the shop's id of the region; null before the shopper has said so. */
  to: { readonly address: SheetAddress; readonly regionId: string | null } | null;
  methods: readonly SheetMethod[];
}

/** Who asks for what. */
export interface Purchase {
  readonly request: Pick<WalletRequest, 'page' | 'location' | 'shop'>;
  readonly config: ApplePayButtonConfig;
  readonly press: ApplePress;
}

/** What the sheet gets. */
type Change<Update> = Result<WalletChange<Update>>;
type Update = ApplePayJS.ApplePayShippingContactUpdate;

const answer = <Value>(value: Value): Change<Value> =>
  ok({ isDeliverable: true, total: null, answer: value });

/** The sheet was closed meanwhile: nothing more is asked. */
const cancelled = (): Result<never> => fail({ kind: 'cancelled' });

const isOfProduct = ({ request }: Purchase): boolean => request.location === 'product';

/** The cart that is bought; null where neither the page nor the shop says which one it is. */
function boughtCart(purchase: Purchase): CartRef | null {
  const { press, request } = purchase;
  if (!isOfProduct(purchase)) return pageCart(request.page);
  const { productCart } = press;
  return productCart === null ? null : { kind: 'guest', maskedId: productCart };
}

/** The same, and how it is asked; null where nothing is shipped, or where the review page has to ask for the method. */
export function shippedCart(
  purchase: Purchase,
): { readonly cart: CartRef; readonly urls: SheetUrls } | null {
  const { sheet: urls, isVirtual } = purchase.config;
  const cart = urls === null || isVirtual ? null : boughtCart(purchase);
  return urls === null || cart === null ? null : { cart, urls };
}

/** The sheet's currency was fixed when it opened. */
function show(
  { press }: Purchase,
  order: PricedOrder,
  isFinal: boolean,
): Result<ApplePayJS.ApplePayLineItem> {
  const { currency } = press.shown.price;
  if (order.price.currency !== currency) return fail({ kind: 'malformed', status: 200 });
  press.order = order;
  press.shown = { price: order.price, isFinal };
  return ok(totalItem(press.shown));
}

/** Creates the provider's order, whose amount the sheet then shows. */
export async function createNow(
  purchase: Purchase,
): Promise<Change<ApplePayJS.ApplePayPaymentMethodUpdate>> {
  const created = await createPricedOrder(purchase.press, purchase.config, SOURCE);
  if (!created.ok) return created;
  // Without a cart that ships it stays open what the review page adds.
  const newTotal = show(purchase, created.value, purchase.config.isVirtual);
  return newTotal.ok ? answer({ newTotal: newTotal.value }) : newTotal;
}

/** The order once the totals are known: created on cart pages (APPLE-05), updated on product pages (APPLE-06). */
async function orderFor(purchase: Purchase, totals: SheetTotals): Promise<Result<PricedOrder>> {
  const { config, press } = purchase;
  const url = config.sheet?.updateOrder ?? null;
  if (!isOfProduct(purchase) || press.order === null || url === null) {
    return createPricedOrder(press, config, SOURCE);
  }
  if (press.isCartLost()) return lostCart();
  const updated = await updateOrder(url);
  return updated.ok ? ok({ id: press.order.id, price: priceOf(totals) }) : updated;
}

/** Saves a method on the cart and shows what everything costs then (APPLE-04). */
async function choose(purchase: Purchase, method: SheetMethod): Promise<Change<Update>> {
  const shipped = shippedCart(purchase);
  const { press } = purchase;
  const { to, methods } = press;
  if (shipped === null || to === null) return fail({ kind: 'malformed', status: 0 });
  const { cart, urls } = shipped;
  const saved = await saveMethod(urls.shipping, cart, to.address, to.regionId, method);
  if (!saved.ok) return saved;
  if (isOver(press)) return cancelled();
  const order = await orderFor(purchase, saved.value);
  if (!order.ok) return order;
  const newTotal = show(purchase, order.value, true);
  if (!newTotal.ok) return newTotal;
  const { price } = order.value;
  return answer({
    newTotal: newTotal.value,
    newLineItems: lineItems(saved.value, price),
    // The first one is the chosen one.
    newShippingMethods: [method, ...methods.filter((one) => one !== method)].map((one) =>
      shippingMethod(one, price.currency),
    ),
  });
}

/** Nothing is delivered there: said at the address, and the shopper may choose another one. */
function undeliverable({ press }: Purchase): Change<Update> {
  press.order = null;
  const message = t('Sorry, no quotes are available for this order at this time');
  return answer({
    newTotal: totalItem(press.shown),
    newShippingMethods: [],
    errors: [new ApplePayError('addressUnserviceable', 'postalAddress', message)],
  });
}

/**
 * The shopper has chosen where the goods go: the methods are estimated (APPLE-03), and the one that was chosen before, or else
 * the first one, is saved. Where nothing is shipped the order is created (APPLE-07).
 */
export async function contactChosen(
  purchase: Purchase,
  contact: ApplePayJS.ApplePayPaymentContact,
): Promise<Change<Update>> {
  const shipped = shippedCart(purchase);
  if (shipped === null) return createNow(purchase);
  const { press } = purchase;
  const address = addressOf(contact);
  const [rates, regionId] = await Promise.all([
    estimateMethods(shipped.urls.estimate, shipped.cart, address),
    findRegion(shipped.urls.countries, address.countryId, address.region),
  ]);
  if (!rates.ok) return rates;
  if (isOver(press)) return cancelled();
  const [before] = press.methods;
  press.to = { address, regionId };
  press.methods = rates.value;
  const same = rates.value.find(
    (rate) => before !== undefined && methodId(rate) === methodId(before),
  );
  const method = same ?? rates.value[0];
  return method === undefined ? undeliverable(purchase) : choose(purchase, method);
}

/** The shopper has chosen a method in the sheet. */
export async function methodChosen(
  purchase: Purchase,
  { identifier }: ApplePayJS.ApplePayShippingMethod,
): Promise<Change<ApplePayJS.ApplePayShippingMethodUpdate>> {
  const { press } = purchase;
  const method = press.methods.find((one) => methodId(one) === identifier);
  if (method === undefined) return fail({ kind: 'malformed', status: 0 });
  press.methods = [method, ...press.methods.filter((one) => one !== method)];
  const chosen = await choose(purchase, method);
  if (!chosen.ok) return chosen;
  const { newTotal, newLineItems } = chosen.value.answer;
  return answer({ newTotal, ...(newLineItems === undefined ? {} : { newLineItems }) });
}

/** What the cart costs now; null where the page does not say which cart it is. */
export async function presentTotals(purchase: Purchase): Promise<Result<SheetTotals | null>> {
  const cart = boughtCart(purchase);
  if (cart === null) return ok(null);
  const { baseUrl, storeCode } = purchase.request.shop;
  return loadSheetTotals({ baseUrl, storeCode, cart });
}
