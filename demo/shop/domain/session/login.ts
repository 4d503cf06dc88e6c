import {
  cartItems,
  createCart,
  findActiveCart,
  findCustomerCart,
  putItem,
  updateCart,
} from '../carts/cart-store';
import { joinCompared } from '../compare/compare-store';
import type { Customer } from '../customers/customers';
import { inTransaction } from '../../db/database';
import type { Shop } from '../shop';
import { newFormKey, newSessionId, type Session } from './session';

/** The message of a refused sign-in, for forms and tokens. */
export const SIGN_IN_REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/**
 * Assigns the guest's cart to the customer: it becomes the customer's cart when there is none,
 * otherwise its lines are merged into that cart and it is closed.
 */
function mergeCarts({ db, clock }: Shop, guestCartId: number | null, customer: Customer): void {
  const guest = findActiveCart(db, guestCartId);
  const own = findCustomerCart(db, customer.id);
  if (!guest || guest.customer_id !== null) {
    if (!own) createCart(db, clock(), customer.id);
    return;
  }
  if (!own) {
    updateCart(db, guest.id, { customer_id: customer.id, email: customer.email });
    return;
  }
  for (const item of cartItems(db, guest.id)) putItem(db, own.id, item);
  if (own.coupon_code === null && guest.coupon_code !== null) {
    updateCart(db, own.id, { coupon_code: guest.coupon_code });
  }
  updateCart(db, guest.id, { is_active: 0 });
}

/** Fills the cart of a customer without one with the items and the coupon of another customer's cart. */
export function copyCart({ db, clock }: Shop, from: Customer, to: Customer): void {
  const source = findCustomerCart(db, from.id);
  if (!source || findCustomerCart(db, to.id)) return;
  const copy = createCart(db, clock(), to.id);
  for (const item of cartItems(db, source.id)) putItem(db, copy.id, item);
  updateCart(db, copy.id, { coupon_code: source.coupon_code });
}

/** Signs the session in: the guest cart is merged into the customer's, and the id and the form key are replaced. */
export function logIn(shop: Shop, session: Session, customer: Customer): void {
  inTransaction(shop.db, () => {
    mergeCarts(shop, session.customerId === null ? session.cartId : null, customer);
    if (session.customerId === null) joinCompared(shop.db, session.id, customer.id);
  });
  session.id = newSessionId();
  session.customerId = customer.id;
  session.rememberedId = null;
  session.cartId = null;
  session.formKey = newFormKey();
}

/** Signs the session out: it becomes an empty guest session; the customer's cart is kept for the next login. */
export function logOut(session: Session): void {
  session.customerId = null;
  session.rememberedId = null;
  session.cartId = null;
  session.lastOrderId = null;
  session.formKey = newFormKey();
}
