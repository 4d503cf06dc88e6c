import { reviews } from '../../data/reviews';
import type { Database } from '../../db/database';
import { ratingKinds } from './ratings';
import { addReview } from './review-store';

/** Fills an empty table of reviews. */
export function seedReviews(db: Database): void {
  const counted = db.prepare('SELECT count(*) AS n FROM reviews').get() as { n: number };
  if (counted.n > 0) return;
  for (const { productId, day, stars, ...text } of reviews) {
    const given = ratingKinds.map(({ id }, index) => [String(id), stars[index] ?? 5] as const);
    const review = {
      ...text,
      stars: Object.fromEntries(given),
      createdAt: new Date(`${day}T12:00:00Z`),
    };
    addReview(db, productId, review, 'approved');
  }
}
