import type { Hono } from 'hono';

import { demoCustomers } from '../data/customers';
import { minimumProblem } from '../domain/orders/minimum';
import { listedMethods, paymentTexts, paymentTitle } from '../domain/orders/payment-methods';
import { hasPlan } from '../domain/payments/plans';
import { addressBook, findBookAddress } from '../domain/customers/customers';
import { findResult, saveResult } from '../domain/multishipping/multi-store';
import { translate } from '../domain/language/translate';
import { price } from '../domain/totals/money';
import { computeTotals } from '../domain/totals/totals';
import { confirmInit, methodInit } from '../page-config/multishipping';
import * as pages from '../pages/index';
import { agreementsView } from '../views/agreements-view';
import type { PageContext } from '../pages/context.types';
import type { Shop, ShopEnv } from '../domain/shop';
import {
  billingChoice,
  choiceOf,
  partView,
  piecesView,
  resultsView,
  shippingView,
} from './multishipping-view';
import { currentCustomer, pageContext } from './context';
import { multiVisit, onVisit, route, step, type MultiVisit, type Visit } from './multishipping';
import { addressLines } from './views';
import { flash, redirect } from './visit';

/** Methods that the platform offers for several orders at once. */
const OFFERED = ['checkmo', 'purchaseorder', 'banktransfer', 'cashondelivery', 'free'];

/** The provider's way to pay, which its module offers too, but not for subscriptions. */
const CARD = 'stripe_payments';

/** The methods for all orders together. */
export function multiMethods(visit: MultiVisit) {
  const parts = visit.parts();
  const total = parts.reduce((sum, { totals }) => sum + totals.grandTotal, 0);
  const isRecurring = parts.some(({ totals }) => hasPlan(totals));
  const offered = isRecurring ? OFFERED : [...OFFERED, CARD];
  return listedMethods(total, isRecurring).filter(
    ({ code }) => offered.includes(code) && (total === 0) === (code === 'free'),
  );
}

const withInit = (ctx: PageContext, init: PageContext['config']['init']): PageContext => ({
  ...ctx,
  config: { ...ctx.config, init: [...ctx.config.init, ...init] },
});

const billedTo = ({ state, customer }: MultiVisit): number =>
  state.billingId ?? customer.default_billing ?? 0;

/** The page with everything once more; also the response to the form of the way to pay. */
export function overview(shop: Shop, c: Visit, visit: MultiVisit): Response | Promise<Response> {
  const { db } = shop;
  const { state, customer } = visit;
  if (!state.done.includes('addresses')) return redirect(c, step('addresses'));
  if (!state.done.includes('shipping')) return redirect(c, step('shipping'));
  if (state.payment === null) return redirect(c, step('billing'));
  const parts = visit.parts();
  const billingId = billedTo(visit);
  const billing = findBookAddress(db, customer.id, billingId);
  const { method, po_number } = state.payment;
  const ctx = pageContext(shop, c);
  const placing = method === CARD ? [confirmInit(shop, ctx.baseUrl, state.instrument)] : [];
  return c.html(
    pages.renderMultiOverview(withInit(ctx, placing), {
      billing: billing === null ? [] : addressLines(billing),
      billingId,
      method: {
        code: method,
        title: paymentTitle(method),
        detail: po_number === null ? '' : `${translate('Purchase Order Number')}: ${po_number}`,
      },
      parts: parts.map((part) => partView(db, customer, part)),
      grandTotal: price(parts.reduce((sum, { totals }) => sum + totals.grandTotal, 0)),
      errors: [],
      agreements: agreementsView(),
    }),
  );
}

/** Pages after an order. */
function addResults(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;
  app.get(route('success'), (c) => {
    const { id } = c.get('session');
    const result = findResult(db, id);
    // As on the platform the page is shown once, and not when an order was refused.
    if (!currentCustomer(shop, c) || !result || result.isShown || result.failures.length > 0) {
      return redirect(c, '/checkout/cart/');
    }
    saveResult(db, id, { ...result, isShown: true });
    return c.html(pages.renderMultiSuccess(pageContext(shop, c), resultsView(db, result)));
  });
  app.get(route('results'), (c) => {
    const result = findResult(db, c.get('session').id);
    if (!currentCustomer(shop, c) || !result || result.failures.length === 0) {
      return redirect(c, '/checkout/cart/');
    }
    return c.html(pages.renderMultiResults(pageContext(shop, c), resultsView(db, result)));
  });
}

/** Signing in before this checkout. */
function addSignIn(app: Hono<ShopEnv>, shop: Shop): void {
  app.get(route('login'), (c) => {
    if (currentCustomer(shop, c)) return redirect(c, step('addresses'));
    return c.html(
      pages.renderLogin(pageContext(shop, c), {
        actionUrl: '/customer/account/loginPost/',
        accounts: demoCustomers.map(({ email, password }) => ({ email, password })),
        captchaUrl: null,
        canRemember: false,
        registerUrl: step('register'),
      }),
    );
  });
  app.get(route('register'), (c) => redirect(c, '/customer/account/create/'));
}

/** The pages of the checkout with several addresses (`multishipping/checkout/...`). */
export function addMultishippingPages(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;
  addSignIn(app, shop);
  addResults(app, shop);
  onVisit(app, shop, '/multishipping/checkout', (c) => redirect(c, step('addresses')));
  onVisit(app, shop, route('index'), (c) => redirect(c, step('addresses')));
  for (const name of ['Addresses', 'Shipping', 'Billing']) {
    const back = (c: Visit) => redirect(c, step(name.toLowerCase()));
    onVisit(app, shop, route(`backTo${name}`), back);
    onVisit(app, shop, route(`backto${name.toLowerCase()}`), back);
  }

  onVisit(app, shop, route('addresses'), (c, { customer, cart, rows }) => {
    if (addressBook(db, customer.id).length === 0) {
      return redirect(c, '/multishipping/checkout_address/newShipping/');
    }
    const shortage = minimumProblem(computeTotals(db, cart));
    if (shortage !== null) flash(c, 'notice', shortage);
    const ctx = pageContext(shop, c);
    return c.html(
      pages.renderMultiAddresses(ctx, {
        ...piecesView(db, customer, rows, ctx.baseUrl),
        isBelowMinimum: shortage !== null,
      }),
    );
  });

  onVisit(app, shop, route('shipping'), (c, visit) => {
    if (!visit.state.done.includes('addresses')) return redirect(c, step('addresses'));
    const data = shippingView(db, visit, visit.parts());
    return c.html(pages.renderMultiShipping(pageContext(shop, c), data));
  });

  onVisit(app, shop, route('billing'), (c, visit) => {
    if (!visit.state.done.includes('shipping')) return redirect(c, step('shipping'));
    const address = findBookAddress(db, visit.customer.id, billedTo(visit));
    if (address === null) return redirect(c, '/multishipping/checkout_address/selectBilling/');
    const { payment } = visit.state;
    const hasCard = multiMethods(visit).some(({ code }) => code === CARD);
    const ctx = withInit(pageContext(shop, c), hasCard ? [methodInit(shop)] : []);
    return c.html(
      pages.renderMultiBilling(ctx, {
        address: addressLines(address),
        choice: choiceOf(
          db,
          { customer: visit.customer, cart: visit.cart, type: 'billing' },
          address.id,
        ),
        methods: multiMethods(visit).map(({ code, title }) => ({
          code,
          title,
          isChosen: payment?.method === code,
        })),
        poNumber: payment?.po_number ?? '',
        instructionsHtml: paymentTexts.instructions,
      }),
    );
  });

  onVisit(app, shop, route('overview'), (c, visit) => overview(shop, c, visit));
  app.get('/multishipping/checkout_address/selectBilling', (c) => {
    const visit = multiVisit(shop, c);
    if (visit instanceof Response) return visit;
    const data = billingChoice(db, visit.customer);
    return c.html(pages.renderSelectBilling(pageContext(shop, c), data));
  });
}
