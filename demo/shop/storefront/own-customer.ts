import type { Context } from 'hono';

import type { Customer } from '../domain/customers/customers';
import { isShared, ownCustomer } from '../domain/customers/own-customers';
import { copyOrders } from '../domain/orders/copied-orders';
import { copyCart } from '../domain/session/login';
import { ensureVisitorId } from '../domain/settings/middleware';
import type { Shop, ShopEnv } from '../domain/shop';
import { enter } from './account';
import { currentCustomer } from './context';

/**
 * The signed-in customer, for pages that change the account; null for a guest. A visitor who signed in as one of the
 * demo's shared customers continues as a copy of it, with the same cart and the same orders.
 */
export function changeableCustomer(shop: Shop, c: Context<ShopEnv>): Customer | null {
  const customer = currentCustomer(shop, c);
  if (customer === null || !isShared(customer)) return customer;
  const own = ownCustomer(shop.db, customer, ensureVisitorId(c), shop.clock());
  copyCart(shop, customer, own);
  copyOrders(shop.db, customer, own);
  enter(shop, c, own);
  return own;
}
