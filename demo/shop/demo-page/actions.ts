import type { ActionName } from '../pages/demo/demo.types';
import { cartItems, emptyCart, updateCart } from '../domain/carts/cart-store';
import { cartLines } from '../domain/carts/cart-lines';
import { fillCart } from '../domain/carts/fill-cart';
import { findCustomer, findCustomerByEmail } from '../domain/customers/customers';
import { fillAddressBook, isShared, ownCustomer } from '../domain/customers/own-customers';
import { clearFaults } from '../faults/fault-store';
import { dropLoginCookies, keepVaryCookie } from '../domain/session/cookies';
import { logIn } from '../domain/session/login';
import { ensureSessionCart, sessionCart } from '../domain/session/session-cart';
import { ensureVisitorId } from '../domain/settings/middleware';
import { deleteBlocks } from '../domain/blocks/block-store';
import { changeShelf, clearShelf } from '../domain/settings/shelf';
import { currentSettings } from '../domain/settings/visitor';
import { keepSettings, keptSettings } from '../domain/settings/visitor-store';
import type { Action, Done } from './action.types';
import { keepTestCard, turnOnPayments } from './payment-actions';

const MANY_LINES = 200;
const MANY_ADDRESSES = 300;
const EMPTY: Done = { type: 'notice', text: 'The cart is empty: there is nothing to change.' };

const success = (text: string): Done => ({ type: 'success', text });

function ahead(minutes: number, message: string): Action {
  return ({ db }, c) => {
    const id = ensureVisitorId(c);
    const clockOffset = currentSettings().clockOffset + minutes;
    keepSettings(db, id, { ...keptSettings(db, id), clockOffset });
    return success(message);
  };
}

function signInAs(email: string): Action {
  return (shop, c) => {
    const model = findCustomerByEmail(shop.db, email);
    if (!model) return { type: 'notice', text: 'This customer is no longer in the shop.' };
    const customer = ownCustomer(shop.db, model, ensureVisitorId(c), shop.clock());
    logIn(shop, c.get('session'), customer);
    dropLoginCookies(c);
    keepVaryCookie(c, true);
    return success(`You are signed in as ${customer.firstname}.`);
  };
}

/** Changes the stock for the first line of the cart. */
function changeFirstLine(
  change: (price: number) => { readonly price?: number; readonly stock?: number },
  message: string,
): Action {
  return (shop, c) => {
    const cart = sessionCart(shop, c.get('session'));
    const [line] = cart ? cartLines(shop.db, cart.id) : [];
    if (!line) return EMPTY;
    changeShelf(shop.db, ensureVisitorId(c), line.sku, change(line.price));
    return success(`${line.name}: ${message}`);
  };
}

/** The buttons of the demo page, by the name in their path. */
export const actions: Readonly<Record<ActionName, Action>> = {
  'clock-10-minutes': ahead(10, 'Ten minutes have passed.'),
  'clock-1-hour': ahead(61, 'An hour has passed: the session has ended.'),
  'clock-1-day': ahead(24 * 60, 'A day has passed: the session has ended.'),
  'clock-31-days': ahead(
    31 * 24 * 60,
    'A month has passed: the session has ended, and with it a guest’s cart.',
  ),
  'clock-now': ({ db }, c) => {
    const id = ensureVisitorId(c);
    keepSettings(db, id, { ...keptSettings(db, id), clockOffset: 0 });
    return success('The clock is right again.');
  },
  'sign-in-jane': signInAs('jane@example.com'),
  'sign-in-sam': signInAs('sam@example.com'),
  'many-addresses': ({ db }, c) => {
    const { customerId } = c.get('session');
    const customer = customerId === null ? null : findCustomer(db, customerId);
    if (!customer || isShared(customer)) {
      return { type: 'notice', text: 'Sign in here as your own Jane or Sam first.' };
    }
    fillAddressBook(db, customer, MANY_ADDRESSES);
    return success('The address book has 300 addresses.');
  },
  'fill-cart': (shop, c) => {
    fillCart(shop.db, ensureSessionCart(shop, c.get('session')).id, MANY_LINES);
    return success('The cart has 200 lines.');
  },
  'empty-cart': (shop, c) => {
    const cart = sessionCart(shop, c.get('session'));
    if (!cart || cartItems(shop.db, cart.id).length === 0) return EMPTY;
    emptyCart(shop.db, cart.id);
    updateCart(shop.db, cart.id, { coupon_code: null });
    return success('The cart is empty.');
  },
  'sell-out': changeFirstLine(() => ({ stock: 0 }), 'somebody bought the last copy.'),
  'raise-price': changeFirstLine(
    (price) => ({ price: price + 500 }),
    'the price has gone up by $5.00.',
  ),
  'restore-shelf': ({ db }, c) => {
    clearShelf(db, ensureVisitorId(c));
    return success('Prices and stock are the shop’s own again.');
  },
  'payments-on': turnOnPayments,
  'keep-card': keepTestCard,
  'clear-faults': ({ db }, c) => {
    clearFaults(db, ensureVisitorId(c));
    return success('Nothing goes wrong any more.');
  },
  reset: ({ db }, c) => {
    const id = ensureVisitorId(c);
    keepSettings(db, id, {});
    clearFaults(db, id);
    clearShelf(db, id);
    deleteBlocks(db, id);
    return success('The shop is as you found it.');
  },
};
