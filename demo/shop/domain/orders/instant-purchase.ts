import { addToCart, type Wish } from '../carts/add-to-cart';
import { createCart, getAddress, getCart, updateCart, writeAddress } from '../carts/cart-store';
import { addressLine } from '../customers/address-line';
import { addressBook, findCustomer, type BookAddress, type Customer } from '../customers/customers';
import { inTransaction } from '../../db/database';
import { keepOrderPayment } from '../payments/payment-store';
import { STATUS_OF } from '../payments/settle-payment';
import {
  findVaultCard,
  vaultCards,
  vaultLabel,
  vaultSummary,
  type VaultCard,
} from '../payments/vault';
import { currentSettings } from '../settings/visitor';
import { deliveryRates } from '../shipping/rates';
import { computeTotals } from '../totals/totals';
import type { Shop } from '../shop';
import { RestError } from '../../support/rest-error';
import { findOrder, setOrderStatus, type Order } from './order-store';
import { placeOrder } from './place-order';

/** The data of an instant purchase: the newest saved card and the default addresses. */
export interface InstantPurchase {
  readonly customer: Customer;
  readonly card: VaultCard;
  readonly shipping: BookAddress;
  readonly billing: BookAddress;
}

/** The platform's name for a shipping method that it will choose itself. */
const CHEAPEST = {
  carrier: 'instant-purchase',
  method: 'cheapest',
  summary: 'Cheapest price',
};

/** The data for a customer's instant purchase; null without a saved card, both default addresses or the setting. */
function instantPurchaseOf({ db }: Shop, customerId: number | null): InstantPurchase | null {
  const customer = customerId === null ? null : findCustomer(db, customerId);
  if (!customer || !currentSettings().instantPurchase) return null;
  const [card] = vaultCards(db, customer.id);
  const book = addressBook(db, customer.id);
  const shipping = book.find(({ id }) => id === customer.default_shipping);
  const billing = book.find(({ id }) => id === customer.default_billing);
  return card && shipping && billing ? { customer, card, shipping, billing } : null;
}

/** `Jane Doe, 1 Sunset Blvd\nApt 2, Los Angeles, California 90034, United States` */
const addressSummary = (address: BookAddress): string => addressLine(address, '\n');

/** The `instant-purchase` section (`config-shapes.md` §6.3). */
export function instantPurchaseSection(shop: Shop, customerId: number | null): object {
  const purchase = instantPurchaseOf(shop, customerId);
  if (!purchase) return { available: false };
  const { card, shipping, billing } = purchase;
  return {
    available: true,
    paymentToken: { publicHash: card.public_hash, summary: vaultSummary(card) },
    shippingAddress: { id: String(shipping.id), summary: addressSummary(shipping) },
    billingAddress: { id: String(billing.id), summary: addressSummary(billing) },
    shippingMethod: CHEAPEST,
  };
}

/** Creates a separate cart with the product and the cheapest shipping method; the shopper's cart is not changed. */
function fillCart(shop: Shop, purchase: InstantPurchase, wish: Wish): number {
  const { db } = shop;
  const { customer, shipping, billing } = purchase;
  const { id } = createCart(db, shop.clock(), customer.id);
  const added = addToCart(db, id, wish);
  if (!added.ok) throw new RestError(400, added.message);
  for (const [type, { id: _id, ...address }] of [
    ['shipping', shipping],
    ['billing', billing],
  ] as const) {
    writeAddress(db, id, type, { ...address, customer_address_id: _id });
  }
  const totals = computeTotals(db, getCart(db, id));
  const lines = totals.lines.map(({ line }) => line);
  const [rate] = deliveryRates(lines, getAddress(db, id, 'shipping'), totals.rules);
  if (rate) updateCart(db, id, { shipping_method: `${rate.carrier}_${rate.method}` });
  return id;
}

/** The card and addresses shown on the product page; ids as submitted. */
export interface Shown {
  readonly token: string;
  readonly shipping: string;
  readonly billing: string;
}

/** Orders a product at once with the data shown on the page; throws a `RestError` when it cannot. */
export function purchaseAtOnce(shop: Shop, customerId: number, wish: Wish, shown: Shown): Order {
  const { db } = shop;
  const known = instantPurchaseOf(shop, customerId);
  const book = addressBook(db, customerId);
  const card = findVaultCard(db, customerId, shown.token);
  const shipping = book.find(({ id }) => String(id) === shown.shipping);
  const billing = book.find(({ id }) => String(id) === shown.billing);
  if (!known || !card || !shipping || !billing) {
    throw new RestError(400, 'Instant purchase is not available.');
  }
  return inTransaction(db, () => {
    const cart = getCart(db, fillCart(shop, { ...known, card, shipping, billing }, wish));
    const payment = { method: 'demo_card_vault', po_number: null };
    const id = placeOrder(db, { cart, email: known.customer.email, payment, now: shop.clock() });
    keepOrderPayment(db, {
      order_id: id,
      cart_id: cart.id,
      provider_id: '',
      state: 'authorized',
      label: vaultLabel(card),
    });
    setOrderStatus(db, id, STATUS_OF.authorized);
    const order = findOrder(db, id);
    if (!order) throw new Error(`Order ${String(id)} was lost.`);
    return order;
  });
}
