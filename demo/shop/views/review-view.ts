import type { ShopProduct } from '../data/products';
import type { Database } from '../db/database';
import { pagerView } from './listing-view';
import type { ReviewListView, ReviewsView } from '../pages/reviews/reviews.types';
import { ratingKinds } from '../domain/reviews/ratings';
import {
  approvedReviews,
  draftOf,
  ratingSummary,
  type Review,
} from '../domain/reviews/review-store';

const PAGE_SIZE = 5;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' });

const percentOf = (stars: number): number => stars * 20;

function reviewView(review: Review): ReviewListView['reviews'][number] {
  const { title, detail, nickname, stars, createdAt } = review;
  return {
    title,
    detail,
    nickname,
    date: day.format(createdAt),
    dateTime: createdAt.toISOString(),
    ratings: ratingKinds.flatMap(({ id, label }) => {
      const given = stars[String(id)];
      return given === undefined ? [] : [{ label, percent: percentOf(given) }];
    }),
  };
}

/** A page of a product's reviews; `addressOf` returns the URL of another page. */
export function reviewListView(
  db: Database,
  productId: number,
  page: number,
  addressOf: (page: number) => string,
): ReviewListView {
  const total = ratingSummary(db, productId)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Number.isInteger(page) && page > 0 ? Math.min(page, pages) : 1;
  return {
    reviews: approvedReviews(db, productId, shown, PAGE_SIZE).map(reviewView),
    pager: pagerView(shown, pages, addressOf),
  };
}

/** A product's reviews: the page of them in the request's URL. */
export function reviewsView(
  db: Database,
  { id, urlKey }: ShopProduct,
  sessionId: string,
  page: number,
): ReviewsView {
  return {
    rating: ratingSummary(db, id),
    list: reviewListView(
      db,
      id,
      page,
      (number) => `/${urlKey}.html?review_page=${String(number)}#reviews`,
    ),
    action: `/review/product/post/id/${String(id)}/`,
    kinds: ratingKinds,
    draft: draftOf(db, sessionId),
  };
}
