import type { Context } from 'hono';

import { findByMaskedId, findCustomerCart, type Cart } from '../domain/carts/cart-store';
import { findCustomer, type Customer } from '../domain/customers/customers';
import { customerOfToken } from '../domain/customers/tokens';
import type { Shop, ShopEnv } from '../domain/shop';
import { isXhr } from './request';
import { fieldRequired, noSuchEntity, notAuthorized } from '../support/rest-error';

/** How cart paths of one kind find their cart. */
export interface CartAccess {
  readonly kind: 'guest' | 'customer';
  /** The active cart of the request; throws the recorded refusal when there is none. */
  active(c: Context<ShopEnv>): Cart;
  /** The same for estimates, which report an unknown masked id as cart 0. */
  forEstimate(c: Context<ShopEnv>): Cart;
  /** The cart of the request, for guests even when it is closed. */
  any(c: Context<ShopEnv>): Cart;
  /** The same for adding a line, which reports an unknown masked id as a missing quote id. */
  forAdding(c: Context<ShopEnv>): Cart;
  /** The cart's id in the items resource. */
  quoteId(cart: Cart): string;
}

/** The customer's id: from the bearer token, otherwise from the session, whose cookie counts only with the script header. */
function callerId({ db, clock }: Shop, c: Context<ShopEnv>): number | null {
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token !== undefined) return customerOfToken(db, token, clock());
  return isXhr(c) ? c.get('session').customerId : null;
}

/** The customer of a call; throws the recorded refusal when there is none. */
export function requireCustomer(shop: Shop, c: Context<ShopEnv>): Customer {
  const id = callerId(shop, c);
  const customer = id === null ? null : findCustomer(shop.db, id);
  if (customer) return customer;
  throw notAuthorized('self');
}

/** `guest-carts/{masked id}`. */
export function guestAccess({ db }: Shop): CartAccess {
  const any = (c: Context<ShopEnv>): Cart => {
    const cart = findByMaskedId(db, c.req.param('cartId') ?? '');
    if (!cart) throw noSuchEntity('cartId', null);
    return cart;
  };
  const active = (c: Context<ShopEnv>): Cart => {
    const cart = any(c);
    if (cart.is_active === 0) throw noSuchEntity('cartId', String(cart.id));
    return cart;
  };
  return {
    kind: 'guest',
    forEstimate: (c) => {
      if (!findByMaskedId(db, c.req.param('cartId') ?? '')) throw noSuchEntity('cartId', 0);
      return active(c);
    },
    any,
    active,
    forAdding: (c) => {
      if (!findByMaskedId(db, c.req.param('cartId') ?? '')) throw fieldRequired('quoteId');
      return active(c);
    },
    quoteId: (cart) => cart.masked_id,
  };
}

/** `carts/mine`. */
export function customerAccess(shop: Shop): CartAccess {
  const active = (c: Context<ShopEnv>): Cart => {
    const customer = requireCustomer(shop, c);
    const cart = findCustomerCart(shop.db, customer.id);
    if (!cart) throw noSuchEntity('customerId', customer.id);
    return cart;
  };
  return {
    kind: 'customer',
    any: active,
    active,
    forEstimate: active,
    forAdding: active,
    quoteId: (cart) => String(cart.id),
  };
}
