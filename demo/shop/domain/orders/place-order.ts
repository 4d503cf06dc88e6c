import { getAddress, updateCart, type Cart, type CartAddress } from '../carts/cart-store';
import { takeStock } from '../catalogue/stock';
import { saveToBook } from '../customers/customers';
import { inTransaction, type Database } from '../../db/database';
import { RestError } from '../../support/rest-error';
import { locationOf } from '../shipping/pickup';
import { computeTotals, type CartTotals } from '../totals/totals';
import { hasPlan } from '../payments/plans';
import { minimumProblem } from './minimum';
import { addressProblems } from './order-address';
import { findOrder, insertOrder, type OrderPayment } from './order-store';
import { isAccepted } from './payment-methods';

/** Every refusal of the quote's checks contains the step to which the shopper should return. */
const BACK_TO_SHIPPING = { errorRedirectAction: '#shipping' };
const METHOD_NOT_AVAILABLE = 'The requested Payment Method is not available.';
const OUT_OF_STOCK = 'Some of the products are out of stock.';

function refuse(message: string): RestError {
  return new RestError(400, message, undefined, BACK_TO_SHIPPING);
}

function checkAddress(kind: 'shipping' | 'billing', address: CartAddress): void {
  const problems = addressProblems(address);
  if (problems.length === 0) return;
  throw refuse(`Please check the ${kind} address information. ${problems.join(' ')}`);
}

function checkQuote(db: Database, cart: Cart, totals: CartTotals): void {
  if (!totals.isVirtual) {
    const shipping = getAddress(db, cart.id, 'shipping');
    if (!shipping.country_id) {
      throw new RestError(400, 'The shipping address is missing. Set the address and try again.');
    }
    checkAddress('shipping', shipping);
    if (!totals.rate) {
      throw refuse('The shipping method is missing. Select the shipping method and try again.');
    }
    if (totals.rate.carrier === 'instore' && locationOf(shipping) === null) {
      throw refuse('Quote does not have Pickup Location assigned.');
    }
  }
  checkAddress('billing', getAddress(db, cart.id, 'billing'));
}

function checkPayment(payment: OrderPayment, totals: CartTotals): void {
  if (!isAccepted(payment.method, totals.grandTotal, hasPlan(totals))) {
    throw new RestError(400, METHOD_NOT_AVAILABLE);
  }
  if (payment.method === 'purchaseorder' && !payment.po_number?.trim()) {
    throw new RestError(400, 'Purchase order number is a required field.');
  }
}

function keepNewAddresses(db: Database, cart: Cart, isVirtual: boolean): void {
  const customerId = cart.customer_id;
  if (customerId === null) return;
  for (const type of isVirtual ? (['billing'] as const) : (['shipping', 'billing'] as const)) {
    const address = getAddress(db, cart.id, type);
    if (address.save_in_address_book === 1 && address.customer_address_id === null) {
      saveToBook(db, customerId, address);
    }
  }
}

/** An order to be placed. */
export interface OrderRequest {
  readonly cart: Cart;
  readonly email: string;
  readonly payment: OrderPayment;
  readonly now: Date;
}

/**
 * Turns an active cart into an order in one transaction: validates it, reduces the stock, and closes the cart.
 * Returns the order's id; throws a `RestError` and changes nothing when the order is refused.
 */
export function placeOrder(db: Database, order: OrderRequest): number {
  const { cart, payment } = order;
  return inTransaction(db, () => {
    const totals = computeTotals(db, cart);
    if (totals.lines.length === 0) throw new RestError(400, 'Some of the products are disabled.');
    checkPayment(payment, totals);
    checkQuote(db, cart, totals);
    const shortage = minimumProblem(totals);
    if (shortage !== null) throw refuse(shortage);
    for (const { line } of totals.lines) {
      for (const need of line.needs) {
        if (!takeStock(db, need.sku, need.qty * line.qty)) throw new RestError(400, OUT_OF_STOCK);
      }
    }
    const id = insertOrder(db, { ...order, totals });
    keepNewAddresses(db, cart, totals.isVirtual);
    const number = findOrder(db, id)?.increment_id;
    updateCart(db, cart.id, {
      is_active: 0,
      email: order.email,
      ...(number === undefined ? {} : { reserved_order_id: number }),
    });
    return id;
  });
}

const DRY_RUN = new Error('The order was only tried.');

/** Throws the refusal that `placeOrder` would throw, without placing an order. */
export function checkOrder(db: Database, order: OrderRequest): void {
  try {
    inTransaction(db, () => {
      placeOrder(db, order);
      throw DRY_RUN;
    });
  } catch (error) {
    if (error !== DRY_RUN) throw error;
  }
}
