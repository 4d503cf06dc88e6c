import type { Context, Hono } from 'hono';

import { baseUrlOf } from '../domain/base-url';
import { findProduct } from '../domain/catalogue/catalogue';
import {
  addCompared,
  clearCompared,
  comparedIds,
  removeCompared,
} from '../domain/compare/compare-store';
import { translateHtml } from '../domain/language/translate';
import type { Shop, ShopEnv } from '../domain/shop';
import { renderCompare } from '../pages/compare';
import { escapeHtml } from '../support/html';
import { productView } from '../views/product-view';
import { pageContext } from './context';
import { field, hasFormKey, readForm, redirect, redirectBack, flash, type Form } from './visit';

type Visit = Context<ShopEnv>;

/** The page to return to: the one in the link, otherwise the referrer. */
function goBack(c: Visit, form: Form): Response {
  const page = Buffer.from(field(form, 'uenc'), 'base64').toString();
  return page.startsWith(baseUrlOf(c)) ? redirect(c, page) : redirectBack(c);
}

/** The comparison page and the actions of its forms, which always redirect (`endpoints.md` §6). */
export function addCompareRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;
  const page = (c: Visit): Response => {
    const products = comparedIds(db, c.get('session')).flatMap((id) => {
      const product = findProduct(id);
      return product ? [productView(db, product, baseUrlOf(c))] : [];
    });
    return c.html(renderCompare(pageContext(shop, c), products));
  };
  app.get('/catalog/product_compare', page);
  app.get('/catalog/product_compare/index', page);

  const onPost = (name: string, work: (c: Visit, form: Form) => void): void => {
    app.post(`/catalog/product_compare/${name}`, async (c) => {
      const form = await readForm(c);
      if (hasFormKey(c, form)) work(c, form);
      return goBack(c, form);
    });
  };
  onPost('add', (c, form) => {
    const product = findProduct(Number(field(form, 'product')));
    if (!product) return;
    addCompared(db, c.get('session'), product.id);
    const list = `${baseUrlOf(c)}catalog/product_compare/`;
    const added = 'You added product %1 to the <a href="%2">comparison list</a>.';
    flash(c, 'success', translateHtml(added, escapeHtml(product.name), list));
  });
  onPost('remove', (c, form) => {
    const product = findProduct(Number(field(form, 'product')));
    if (!product || !removeCompared(db, c.get('session'), product.id)) return;
    const removed = 'You removed product %1 from the comparison list.';
    flash(c, 'success', translateHtml(removed, escapeHtml(product.name)));
  });
  onPost('clear', (c) => {
    clearCompared(db, c.get('session'));
    flash(c, 'success', 'You cleared the comparison list.');
  });
}
