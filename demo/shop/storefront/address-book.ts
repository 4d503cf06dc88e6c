import type { Context, Hono } from 'hono';

import { baseUrlOf } from '../domain/base-url';
import { countries } from '../data/countries';
import {
  addressOfForm,
  addToBook,
  changeInBook,
  dropFromBook,
} from '../domain/customers/address-book';
import {
  addressBook,
  findBookAddress,
  type BookAddress,
  type Customer,
} from '../domain/customers/customers';
import { addressProblems } from '../domain/orders/order-address';
import type { Shop, ShopEnv } from '../domain/shop';
import { addressBookInit, addressFormInit, verificationInit } from '../page-config/account-forms';
import type { AddressFormData } from '../pages/account-forms/contract';
import * as pages from '../pages/index';
import { escapeHtml } from '../support/html';
import { bookView, formValues } from '../views/address-view';
import { currentCustomer, pageContext } from './context';
import { changeableCustomer } from './own-customer';
import { lookupScripts } from './example-scripts';
import { withInit } from './page-init';
import { field, hasFormKey, onForm, readForm, redirect, flash, type Form } from './visit';

const LOGIN = '/customer/account/login/';
const BOOK = '/customer/address/index/';

type Visit = Context<ShopEnv>;

/** A URL that a form names, if it is one of this shop. */
const urlOfShop = (c: Visit, url: string): string | null =>
  url.startsWith(baseUrlOf(c)) ? url : null;

/** What a form outside of the account has of its own: its title, and where it leads. */
type FormPlace = Partial<
  Pick<AddressFormData, 'title' | 'backUrl' | 'successUrl' | 'errorUrl' | 'layout'>
>;

/** The page with the form of an address; `address` is null for a new one. */
export function showAddressForm(
  shop: Shop,
  c: Visit,
  customer: Customer,
  address: BookAddress | null,
  place: FormPlace = {},
): Response | Promise<Response> {
  const isFirst = addressBook(shop.db, customer.id).length === 0;
  const kindOf = (standard: number | null) => {
    if (isFirst) return 'fixed' as const;
    return address !== null && standard === address.id ? ('is' as const) : ('choice' as const);
  };
  const ctx = { ...pageContext(shop, c), scripts: lookupScripts() };
  const id = address === null ? '' : `id/${String(address.id)}/`;
  const init = {
    ...addressFormInit(address?.region_id ?? null),
    // The module verifies in the account; in the checkout with several addresses the pages after the form do.
    ...(place.layout === undefined ? verificationInit() : {}),
  };
  return c.html(
    pages.renderAddressForm(withInit(ctx, init), {
      title: address === null ? 'Add New Address' : 'Edit Address',
      action: `${ctx.baseUrl}customer/address/formPost/${id}`,
      backUrl: isFirst ? '/customer/account/' : '/customer/address/',
      values: formValues(customer, address),
      countries,
      defaultBilling: kindOf(customer.default_billing),
      defaultShipping: kindOf(customer.default_shipping),
      ...place,
    }),
  );
}

function addForms(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customer/address/new', (c) => {
    const customer = changeableCustomer(shop, c);
    return customer ? showAddressForm(shop, c, customer, null) : redirect(c, LOGIN);
  });

  app.get('/customer/address/edit/id/:id', (c) => {
    const customer = changeableCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    const address = findBookAddress(shop.db, customer.id, Number(c.req.param('id')));
    return address ? showAddressForm(shop, c, customer, address) : redirect(c, BOOK);
  });

  // The redirect after a refused new address; the platform's path has no id.
  app.get('/customer/address/edit', (c) => {
    const customer = changeableCustomer(shop, c);
    return customer ? showAddressForm(shop, c, customer, null) : redirect(c, LOGIN);
  });

  const save = (c: Visit, form: Form, id: string | undefined) => {
    const customer = currentCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    const own = id === undefined ? '/customer/address/edit/' : `/customer/address/edit/id/${id}/`;
    const path = urlOfShop(c, field(form, 'error_url')) ?? own;
    const old = id === undefined ? null : findBookAddress(shop.db, customer.id, Number(id));
    if (!hasFormKey(c, form) || (id !== undefined && old === null)) return redirect(c, path);
    const wish = addressOfForm((name) => field(form, name));
    const problems = addressProblems(wish.address);
    if (problems.length > 0) {
      if (problems.length > 1) flash(c, 'error', 'One or more input exceptions have occurred.');
      for (const problem of problems) flash(c, 'error', escapeHtml(problem));
      return redirect(c, path);
    }
    if (old === null) addToBook(shop.db, customer, wish);
    else changeInBook(shop.db, customer, old, wish);
    flash(c, 'success', 'You saved the address.');
    return redirect(c, urlOfShop(c, field(form, 'success_url')) ?? BOOK);
  };
  onForm(app, '/customer/address/formPost', (c, form) => save(c, form, undefined));
  onForm(app, '/customer/address/formPost/id/:id', (c, form) => save(c, form, c.req.param('id')));
}

function addDeletion(app: Hono<ShopEnv>, shop: Shop): void {
  const remove = (c: Visit, id: string, isAllowed: boolean) => {
    const customer = currentCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    const isGone = isAllowed && dropFromBook(shop.db, customer, Number(id));
    if (isGone) flash(c, 'success', 'You deleted the address.');
    else if (isAllowed) flash(c, 'error', 'We can&#039;t delete the address right now.');
    return redirect(c, BOOK);
  };
  app.get('/customer/address/delete/id/:id/form_key/:key', (c) =>
    remove(c, c.req.param('id'), c.req.param('key') === c.get('session').formKey),
  );
  app.post('/customer/address/delete/id/:id/form_key/:key', (c) =>
    remove(c, c.req.param('id'), c.req.param('key') === c.get('session').formKey),
  );
  app.post('/customer/address/delete/id/:id', async (c) =>
    remove(c, c.req.param('id'), hasFormKey(c, await readForm(c))),
  );
}

/** The customer's address book (`customer/address/...`). */
export function addAddressBookPages(app: Hono<ShopEnv>, shop: Shop): void {
  const showBook = (c: Visit) => {
    const customer = changeableCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    const book = addressBook(shop.db, customer.id);
    if (book.length === 0) return redirect(c, '/customer/address/new/');
    const ctx = pageContext(shop, c);
    const { limit, p } = c.req.query();
    return c.html(
      pages.renderAddressBook(
        withInit(ctx, addressBookInit(ctx.baseUrl)),
        bookView(customer, book, { limit: Number(limit), page: Number(p) }),
      ),
    );
  };
  app.get('/customer/address', showBook);
  app.get('/customer/address/index', showBook);
  addForms(app, shop);
  addDeletion(app, shop);
}
