import type { Hono } from 'hono';

import { baseUrlOf } from '../domain/base-url';
import { isAgreed } from '../domain/agreements/agreements';
import { findBookAddress } from '../domain/customers/customers';
import { saveMulti, saveResult } from '../domain/multishipping/multi-store';
import { removePiece, saveWishes, wishProblem, type Wish } from '../domain/multishipping/parcels';
import { placeParts } from '../domain/multishipping/place-parts';
import { partIds } from '../domain/multishipping/parts';
import { settleSessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { showAddressForm } from './address-book';
import { multiVisit, route, step, type MultiVisit, type Visit } from './multishipping';
import { multiMethods, overview } from './multishipping-steps';
import {
  agreedIds,
  field,
  flash,
  hasFormKey,
  onForm,
  readForm,
  redirect,
  type Form,
} from './visit';

const NO_METHODS =
  'Set shipping methods for all addresses. Verify the shipping methods and try again.';

const PIECE = /^ship\[(\d+)\]\[(\d+)\]\[qty\]$/;

/** The rows of the page of addresses, `ship[0][77][qty]` and `ship[0][77][address]`. */
const wishesOf = (form: Form): readonly Wish[] =>
  Object.keys(form).flatMap((name): readonly Wish[] => {
    const [, index, itemId] = PIECE.exec(name) ?? [];
    if (index === undefined || itemId === undefined) return [];
    const addressId = Number.parseInt(field(form, `ship[${index}][${itemId}][address]`), 10);
    const qty = Number.parseInt(field(form, name), 10) || 0;
    return [{ itemId: Number(itemId), qty, addressId: addressId || null }];
  });

type Handle = (c: Visit, visit: MultiVisit, form: Form) => Response | Promise<Response>;

function onMultiForm(app: Hono<ShopEnv>, shop: Shop, path: string, handle: Handle): void {
  onForm(app, path, (c, form) => {
    const visit = multiVisit(shop, c);
    return visit instanceof Response ? visit : handle(c, visit, form);
  });
}

/** Places the orders; the page that follows says which. */
function place(shop: Shop, c: Visit, visit: MultiVisit, form: Form): Response {
  const { state, rows } = visit;
  if (!isAgreed(agreedIds(form))) {
    flash(c, 'error', 'Please agree to all Terms and Conditions before placing the order.');
    return redirect(c, step('billing'));
  }
  if (state.payment === null || !state.done.includes('shipping')) {
    return redirect(c, step('billing'));
  }
  const order = { ...visit, payment: state.payment, now: shop.clock() };
  const result = placeParts(shop.db, order, partIds(state, rows));
  saveResult(shop.db, c.get('session').id, { ...result, isShown: false });
  return redirect(c, step(result.failures.length > 0 ? 'results' : 'success'));
}

function addSteps(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  app.post(route('checkItems'), async (c) => {
    const form = await readForm(c);
    const visit = multiVisit(shop, c);
    const wishes = wishesOf(form);
    if (visit instanceof Response || !hasFormKey(c, form) || wishes.length === 0) {
      const error_message = 'We are unable to process your request. Please, try again later.';
      return c.json({ success: false, error_message });
    }
    const problem = wishProblem(db, visit.cart, wishes);
    return c.json(
      problem === null ? { success: true } : { success: false, error_message: problem },
    );
  });

  onMultiForm(app, shop, route('addressesPost'), (c, { cart, customer }, form) => {
    const isComplete = field(form, 'continue') === '1';
    const isNew = field(form, 'new_address') === '1';
    try {
      saveWishes(db, cart, customer, wishesOf(form), isComplete);
    } catch (error) {
      flash(c, 'error', error instanceof Error ? error.message : 'Data saving problem');
      return redirect(c, step('addresses'));
    }
    settleSessionCart(shop, c.get('session'));
    if (isComplete) return redirect(c, step('shipping'));
    return redirect(c, isNew ? '/multishipping/checkout_address/newShipping/' : step('addresses'));
  });

  onMultiForm(
    app,
    shop,
    '/multishipping/checkout/removeItem/address/:address/id/:id',
    (c, { cart, customer }) => {
      const gone = { itemId: Number(c.req.param('id')), addressId: Number(c.req.param('address')) };
      removePiece(db, cart, customer, gone);
      settleSessionCart(shop, c.get('session'));
      return redirect(c, step('addresses'));
    },
  );

  onMultiForm(app, shop, route('shippingPost'), (c, visit, form) => {
    const { state, cart } = visit;
    const shipped = visit.parts().filter(({ addressId }) => addressId !== 0);
    const methods = Object.fromEntries(
      shipped.map((part) => {
        const code = field(form, `shipping_method[${String(part.addressId)}]`);
        const isOffered = part.rates.some(({ carrier, method }) => `${carrier}_${method}` === code);
        return [String(part.addressId), isOffered ? code : ''];
      }),
    );
    if (Object.values(methods).includes('')) {
      flash(c, 'error', NO_METHODS);
      return redirect(c, step('shipping'));
    }
    saveMulti(db, cart.id, { ...state, methods, done: ['addresses', 'shipping'] });
    return redirect(c, step('billing'));
  });

  onMultiForm(app, shop, route('overview'), (c, visit, form) => {
    const method = field(form, 'payment[method]');
    if (!multiMethods(visit).some(({ code }) => code === method)) {
      flash(
        c,
        'error',
        "This payment method can't be used for shipping to multiple addresses. Change the payment method and try again.",
      );
      return redirect(c, step('billing'));
    }
    const po_number = method === 'purchaseorder' ? field(form, 'payment[po_number]') : null;
    const state = { ...visit.state, payment: { method, po_number } };
    saveMulti(db, visit.cart.id, state);
    return overview(shop, c, { ...visit, state });
  });

  onMultiForm(app, shop, route('overviewPost'), (c, visit, form) => place(shop, c, visit, form));
}

/** The forms of addresses within this checkout, and where they lead. */
function addAddresses(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;
  const at = (action: string): string => `/multishipping/checkout_address/${action}`;
  const onAddress = (
    path: string,
    handle: (c: Visit, visit: MultiVisit, id: number) => Response | Promise<Response>,
  ): void => {
    app.get(path, (c) => {
      const visit = multiVisit(shop, c);
      return visit instanceof Response ? visit : handle(c, visit, Number(c.req.param('id')));
    });
  };
  const form = (action: string, title: string, success: string, back: string): void => {
    const isNew = action.startsWith('new');
    onAddress(isNew ? at(action) : `${at(action)}/id/:id`, (c, { customer }, id) => {
      const address = isNew ? null : findBookAddress(db, customer.id, id);
      if (!isNew && address === null) return redirect(c, step('addresses'));
      const whole = (path: string): string => new URL(path, baseUrlOf(c)).href;
      return showAddressForm(shop, c, customer, address, {
        title,
        layout: `multishipping-checkout_address-${action.toLowerCase()} page-layout-checkout`,
        backUrl: back,
        successUrl: whole(`${at(success)}/${isNew ? '' : `id/${String(id)}/`}`),
        errorUrl: whole(`${at(action)}/${isNew ? '' : `id/${String(id)}/`}`),
      });
    });
  };
  form('newShipping', 'Create Shipping Address', 'shippingSaved', step('addresses'));
  form('editShipping', 'Edit Shipping Address', 'editShippingPost', step('shipping'));
  form('newBilling', 'Create Billing Address', 'selectBilling', at('selectBilling'));
  form('editAddress', 'Edit Address', 'saveBillingFromList', at('selectBilling'));
  form('editBilling', 'Edit Billing Address', 'saveBilling', step('overview'));
  onAddress(at('shippingSaved'), (c) => redirect(c, step('addresses')));
  onAddress(`${at('editShippingPost')}/id/:id`, (c) => redirect(c, step('shipping')));
  onAddress(`${at('saveBillingFromList')}/id/:id`, (c) => redirect(c, `${at('selectBilling')}/`));
  onAddress(`${at('saveBilling')}/id/:id`, (c) => redirect(c, step('overview')));
  onAddress(`${at('setBilling')}/id/:id`, (c, { cart, customer, state }, id) => {
    if (findBookAddress(db, customer.id, id) !== null) {
      saveMulti(db, cart.id, { ...state, billingId: id });
    }
    return redirect(c, step('billing'));
  });
}

/** What the forms of the checkout with several addresses send (`endpoints.md` §10). */
export function addMultishippingForms(app: Hono<ShopEnv>, shop: Shop): void {
  addSteps(app, shop);
  addAddresses(app, shop);
}
