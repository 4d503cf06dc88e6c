import { getCart } from '../carts/cart-store';
import { inTransaction } from '../../db/database';
import { setOrderStatus } from '../orders/order-store';
import { paymentTitle, PAYPAL_VAULT } from '../orders/payment-methods';
import { checkOrder, placeOrder } from '../orders/place-order';
import { oncePerCart } from '../payments/pay-and-place';
import type { PaidOrder } from '../payments/paid-order.types';
import { findPaymentsByProvider, keepOrderPayment } from '../payments/payment-store';
import { STATUS_OF } from '../payments/settle-payment';
import { currentSettings } from '../settings/visitor';
import type { Shop } from '../shop';
import { optionalText, toFields } from '../../support/fields';
import { RestError } from '../../support/rest-error';
import { payingCard, PaypalError, type PaypalClient, type PaypalOrder } from './client';
import { paypalOf } from './create-order';
import { keepPaypalCard, keptCards } from './paypal-store';
import { paypalAmount } from './quote';

/** The states in which an order that the payer has approved can be paid. */
const APPROVED: readonly string[] = ['APPROVED', 'COMPLETED'];

const refused = (): RestError => new RestError(400, 'Your payment was not successful. Try again.');

/** The money may have been taken. */
const unknown = (): RestError =>
  new RestError(500, 'We do not know yet whether your payment was taken. Please contact us.');

/** The order of a payment: the one of these two ids, which pays no order of the shop yet, in one of these states. */
async function payableOrder(
  shop: Shop,
  paypal: PaypalClient,
  additional: unknown,
  states: readonly string[],
): Promise<PaypalOrder> {
  const fields = toFields(additional);
  const id = optionalText(fields, 'paypal_order_id') ?? '';
  if (id === '' || findPaymentsByProvider(shop.db, id).length > 0) throw refused();
  const order = await paypal.find(id);
  const isOwn = order.purchase_units[0].custom_id === optionalText(fields, 'payments_order_id');
  if (!isOwn || !states.includes(order.status)) throw refused();
  return order;
}

/** Whether an order costs what the cart does. */
function isPriced(shop: Shop, cartId: number, { purchase_units: [{ amount }] }: PaypalOrder) {
  const due = paypalAmount(shop, getCart(shop.db, cartId));
  return due.value === amount.value && due.currency_code === amount.currency_code;
}

/** Takes the money, once: of an order that was captured without a response the money has been taken. */
async function captured(
  paypal: PaypalClient,
  order: PaypalOrder,
  vaultId: string | null,
): Promise<PaypalOrder> {
  if (order.status === 'COMPLETED') {
    // What was given back pays nothing.
    if (!isPaid(order)) throw refused();
    return order;
  }
  try {
    return await paypal.capture(order.id, vaultId);
  } catch (error) {
    if (!(error instanceof PaypalError) || (error.status > 0 && error.status < 500)) throw error;
    const found = await paypal.find(order.id).catch(() => null);
    if (found === null) throw unknown();
    if (found.status !== 'COMPLETED') throw error;
    return found;
  }
}

const isPaid = ({ purchase_units: [{ payments }] }: PaypalOrder): boolean =>
  payments?.captures.some(({ status }) => status === 'COMPLETED') === true;

/** Whether the cardholder's bank answers for the payment, or was not asked. */
function isAuthenticated(order: PaypalOrder): boolean {
  const shift = payingCard(order)?.authentication_result?.liability_shift;
  return shift === undefined || ['POSSIBLE', 'YES'].includes(shift);
}

function labelOf({ payment }: PaidOrder, { payment_source: source }: PaypalOrder): string {
  return source?.card === undefined
    ? paymentTitle(payment.method)
    : `${source.card.brand} •••• ${source.card.last_digits}`;
}

/** Keeps the card of a customer who wants it, once it has paid. */
function keepCard(db: Shop['db'], { cart, additional }: PaidOrder, payment: PaypalOrder): void {
  const card = payment.payment_source?.card;
  const vaultId = card?.attributes?.vault?.id;
  if (card === undefined || vaultId === undefined || cart.customer_id === null) return;
  const isKnown = keptCards(db, cart.customer_id).some(({ vault_id }) => vault_id === vaultId);
  const isWanted = toFields(additional).is_active_payment_token_enabler === true;
  if (isKnown || !isWanted || !currentSettings().savedCards) return;
  const { brand, last_digits: last4 } = card;
  keepPaypalCard(db, cart.customer_id, { vault_id: vaultId, brand, last4, description: '' });
}

/** The kept card with which a customer pays; a refusal for another customer's. */
function vaultIdOf({ db }: Shop, { cart, additional }: PaidOrder): string {
  const hash = optionalText(toFields(additional), 'public_hash');
  const cards = cart.customer_id === null ? [] : keptCards(db, cart.customer_id);
  const card = cards.find(({ public_hash }) => public_hash === hash);
  if (card === undefined) throw refused();
  return card.vault_id;
}

function writeOrder(shop: Shop, order: PaidOrder, payment: PaypalOrder): number {
  const { db } = shop;
  return inTransaction(db, () => {
    if (!isPriced(shop, order.cart.id, payment)) {
      throw new RestError(400, 'The cart has changed while it was being paid. Please try again.');
    }
    const id = placeOrder(db, order);
    keepOrderPayment(db, {
      order_id: id,
      cart_id: order.cart.id,
      provider_id: payment.id,
      state: 'paid',
      label: labelOf(order, payment),
    });
    keepCard(db, order, payment);
    setOrderStatus(db, id, STATUS_OF.paid);
    return id;
  });
}

/**
 * Places an order that PayPal pays (WALL-02); returns its id. `order.additional` names PayPal's order, which has to be
 * approved, or is paid with a kept card (VAULT-06), is of the cart's amount and pays one order. Throws a `RestError` when it is refused; what was taken for an order
 * that cannot be written is given back.
 */
export async function placeWithPaypal(shop: Shop, order: PaidOrder): Promise<number> {
  return oncePerCart(shop, order.cart, async () => {
    checkOrder(shop.db, order);
    try {
      const paypal = paypalOf(shop);
      const isStored = order.payment.method === PAYPAL_VAULT.code;
      const vaultId = isStored ? vaultIdOf(shop, order) : null;
      const states = isStored ? ['CREATED', ...APPROVED] : APPROVED;
      const payable = await payableOrder(shop, paypal, order.additional, states);
      const isRight = isPriced(shop, order.cart.id, payable) && isAuthenticated(payable);
      if (!isRight) throw refused();
      const payment = await captured(paypal, payable, vaultId);
      // Another cart may have been paid with it meanwhile.
      if (findPaymentsByProvider(shop.db, payment.id).length > 0) throw refused();
      try {
        return writeOrder(shop, order, payment);
      } catch (error) {
        await paypal.refund(payment).catch(() => {
          throw unknown();
        });
        throw error;
      }
    } catch (error) {
      throw error instanceof PaypalError ? refused() : error;
    }
  });
}
