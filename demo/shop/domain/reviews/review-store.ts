import { type Database, insert, replace, row, rows, run } from '../../db/database';

/** A submitted review; all plain text. */
export interface ReviewText {
  readonly nickname: string;
  readonly title: string;
  readonly detail: string;
}

/** A published review. */
export interface Review extends ReviewText {
  readonly id: number;
  /** Rating id to stars, 1 to 5. */
  readonly stars: Readonly<Record<string, number>>;
  readonly createdAt: Date;
}

interface ReviewRow extends ReviewText {
  readonly id: number;
  readonly stars_json: string;
  readonly created_at: string;
}

/** Whether a review is published; a new one awaits approval. */
export type ReviewStatus = 'approved' | 'pending';

/** Published reviews of a product, newest first; `page` counts from 1. */
export function approvedReviews(
  db: Database,
  productId: number,
  page: number,
  limit: number,
): readonly Review[] {
  const found = rows<ReviewRow>(
    db,
    `SELECT * FROM reviews WHERE product_id = ? AND status = 'approved'
     ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
    productId,
    limit,
    (page - 1) * limit,
  );
  return found.map(({ id, nickname, title, detail, stars_json, created_at }) => ({
    id,
    nickname,
    title,
    detail,
    stars: JSON.parse(stars_json) as Record<string, number>,
    createdAt: new Date(created_at),
  }));
}

/** The number of a product's published reviews, and their mean rating in percent; null without any. */
export function ratingSummary(
  db: Database,
  productId: number,
): { readonly count: number; readonly percent: number } | null {
  const found = row<{ count: number; percent: number | null }>(
    db,
    `SELECT count(DISTINCT reviews.id) AS count, avg(star.value) * 20 AS percent
       FROM reviews, json_each(reviews.stars_json) AS star
       WHERE product_id = ? AND status = 'approved'`,
    productId,
  );
  if (!found || found.percent === null) return null;
  return { count: found.count, percent: Math.round(found.percent) };
}

/** Saves a review. */
export function addReview(
  db: Database,
  productId: number,
  review: ReviewText & Pick<Review, 'stars' | 'createdAt'>,
  status: ReviewStatus,
): void {
  insert(db, 'reviews', {
    product_id: productId,
    nickname: review.nickname,
    title: review.title,
    detail: review.detail,
    stars_json: JSON.stringify(review.stars),
    status,
    created_at: review.createdAt.toISOString(),
  });
}

const NOTHING: ReviewText = { nickname: '', title: '', detail: '' };

/** Saves the fields of a refused review form. */
export function saveDraft(db: Database, sessionId: string, draft: ReviewText): void {
  replace(db, 'review_drafts', { session_id: sessionId, draft_json: JSON.stringify(draft) });
}

/** The fields of a refused review form; otherwise empty strings. */
export function draftOf(db: Database, sessionId: string): ReviewText {
  const found = row<{ draft_json: string }>(
    db,
    'SELECT draft_json FROM review_drafts WHERE session_id = ?',
    sessionId,
  );
  return found ? (JSON.parse(found.draft_json) as ReviewText) : NOTHING;
}

/** Deletes a draft. */
export function dropDraft(db: Database, sessionId: string): void {
  run(db, 'DELETE FROM review_drafts WHERE session_id = ?', sessionId);
}
