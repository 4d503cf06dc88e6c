import type { Context, Hono } from 'hono';

import { findProduct } from '../domain/catalogue/catalogue';
import { productPath } from '../domain/catalogue/paths';
import { reviewList } from '../pages/reviews/review-list';
import { ratingKinds, starsOf } from '../domain/reviews/ratings';
import { addReview, dropDraft, saveDraft, type ReviewText } from '../domain/reviews/review-store';
import { reviewListView } from '../views/review-view';
import type { Shop, ShopEnv } from '../domain/shop';
import { notFound } from './pages';
import { baseUrlOf } from '../domain/base-url';
import { field, readForm, redirect, refuseForgery, flash, type Form } from './visit';

const listPath = (id: number): string => `review/product/listAjax/id/${String(id)}/`;

/** The platform's messages for missing fields, in its order. */
function problems({ title, nickname, detail }: ReviewText): readonly string[] {
  return [
    ...(title === '' ? ['Please enter a review summary.'] : []),
    ...(nickname === '' ? ['Please enter a nickname.'] : []),
    ...(detail === '' ? ['Please enter a review.'] : []),
  ];
}

/** Rating id to stars, for the submitted ratings. */
function starsIn(form: Form): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ratingKinds.flatMap((kind) => {
      const stars = starsOf(kind, Number(field(form, `ratings[${String(kind.id)}]`)));
      return stars === 0 ? [] : [[String(kind.id), stars]];
    }),
  );
}

async function post(shop: Shop, c: Context<ShopEnv>): Promise<Response> {
  const form = await readForm(c);
  const refusal = refuseForgery(c, form);
  if (refusal) return refusal;
  const product = findProduct(Number(c.req.param('id')));
  if (!product) return notFound(shop, c);
  const text: ReviewText = {
    nickname: field(form, 'nickname').trim(),
    title: field(form, 'title').trim(),
    detail: field(form, 'detail').trim(),
  };
  const { id: sessionId } = c.get('session');
  const missing = problems(text);
  if (missing.length > 0) {
    saveDraft(shop.db, sessionId, text);
    for (const problem of missing) flash(c, 'error', problem);
  } else {
    const review = { ...text, stars: starsIn(form), createdAt: shop.clock() };
    addReview(shop.db, product.id, review, 'pending');
    dropDraft(shop.db, sessionId);
    flash(c, 'success', 'You submitted your review for moderation.');
  }
  return redirect(c, productPath(product));
}

/** The list of a product's reviews as HTML, and the form that adds one (`endpoints.md` §5). */
export function addReviewRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/review/product/listAjax/id/:id', (c) => {
    const product = findProduct(Number(c.req.param('id')));
    if (!product) return notFound(shop, c);
    const url = `${baseUrlOf(c)}${listPath(product.id)}`;
    const view = reviewListView(
      shop.db,
      product.id,
      Number(c.req.query('p')),
      (page) => `${url}?p=${String(page)}`,
    );
    return c.html(reviewList(view).toString());
  });
  app.post('/review/product/post/id/:id', (c) => post(shop, c));
}
