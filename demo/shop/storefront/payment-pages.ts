import type { Hono } from 'hono';

import { isProviderOn } from '../domain/orders/payment-methods';
import { savedMethodsInit } from '../page-config/payment-pages';
import * as pages from '../pages/index';
import type { Shop, ShopEnv } from '../domain/shop';
import { currentCustomer, pageContext } from './context';
import { notFound } from './pages';
import { redirect, flash } from './visit';

const PAGE = '/stripe/customer/paymentmethods/';

/** The account's pages of the payment module, for customers who are signed in (SAVED-02). */
export function addPaymentPages(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/stripe/customer/paymentmethods', (c) => {
    if (!isProviderOn()) return notFound(shop, c);
    if (!currentCustomer(shop, c)) return redirect(c, '/customer/account/login/');
    const outcome = c.req.query('redirect_status');
    if (outcome !== undefined) {
      if (outcome === 'succeeded') {
        flash(c, 'success', 'The payment method has been successfully added.');
      }
      return redirect(c, PAGE);
    }
    const ctx = pageContext(shop, c);
    const initParams = savedMethodsInit(shop, ctx.baseUrl);
    const till = { ...ctx.config.till, initParams };
    return c.html(pages.renderSavedMethods({ ...ctx, config: { ...ctx.config, till } }));
  });
}
