import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';

import { cartLines, isVirtualCart } from '../domain/carts/cart-lines';
import type { Cart } from '../domain/carts/cart-store';
import type { Customer } from '../domain/customers/customers';
import type { MultiCheckout } from '../domain/multishipping/multi-store';
import { pieceRows, readMulti, type PieceRow } from '../domain/multishipping/parcels';
import { calculateParts, partIds, type Part } from '../domain/multishipping/parts';
import { sessionCart } from '../domain/session/session-cart';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { LOGIN_REDIRECT } from './account';
import { currentCustomer } from './context';
import { redirect } from './visit';

/** A request of the checkout with several addresses. */
export type Visit = Context<ShopEnv>;

/** The route of an action of this checkout. */
export const route = (action: string): string => `/multishipping/checkout/${action}`;

/** The path of a page of this checkout, as links have it. */
export const step = (action: string): string => `${route(action)}/`;

/** What every page of this checkout needs. */
export interface MultiVisit {
  readonly customer: Customer;
  readonly cart: Cart;
  readonly state: MultiCheckout;
  readonly rows: readonly PieceRow[];
  /** Calculates what goes to each address. */
  readonly parts: () => readonly Part[];
}

/** Sends a guest to the login page of this checkout, and back to it after the sign-in. */
function signInFirst(c: Visit): Response {
  setCookie(c, LOGIN_REDIRECT, step('addresses'), { path: '/', sameSite: 'Lax' });
  return redirect(c, step('login'));
}

/** As on the platform: a guest signs in first; a cart that cannot be ordered so leads to the cart page. */
export function multiVisit(shop: Shop, c: Visit): MultiVisit | Response {
  const customer = currentCustomer(shop, c);
  if (!customer) return signInFirst(c);
  const cart = sessionCart(shop, c.get('session'));
  const lines = cart ? cartLines(shop.db, cart.id) : [];
  const canBe = lines.length > 0 && !isVirtualCart(lines);
  const areFine = lines.every(({ message }) => message === '');
  if (!cart || !canBe || !areFine || !currentSettings().multishipping) {
    return redirect(c, '/checkout/cart/');
  }
  const state = readMulti(shop.db, cart, customer);
  const rows = pieceRows(state, lines);
  const source = { cart, customer, state, now: shop.clock() };
  return {
    customer,
    cart,
    state,
    rows,
    parts: () => calculateParts(shop.db, source, partIds(state, rows)),
  };
}

type Handle = (c: Visit, visit: MultiVisit) => Response | Promise<Response>;

/** Adds a page for customers with a cart that can be shipped to several addresses. */
export function onVisit(app: Hono<ShopEnv>, shop: Shop, path: string, handle: Handle): void {
  app.get(path, (c) => {
    const visit = multiVisit(shop, c);
    return visit instanceof Response ? visit : handle(c, visit);
  });
}
