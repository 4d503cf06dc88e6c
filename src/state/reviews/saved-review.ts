import type { ReviewDraft } from '../../domain/review.types';
import { recordOf } from '../../platform/record';
import { jsonStorage, type JsonStorage } from '../../platform/storage/storage';

/** Where the browser stores the draft of a review until it is sent, by the URL it is sent to. */
const storageOf = (url: string): JsonStorage =>
  jsonStorage(`till-review:${new URL(url, document.baseURI).pathname}`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft saved before a reload; empty strings and no ratings when there is none. */
export function savedReview(url: string): ReviewDraft {
  const { nickname, title, detail, ratings } = recordOf(storageOf(url).read());
  const chosen = Object.entries(recordOf(ratings)).filter(([, option]) => textOf(option) !== '');
  return {
    nickname: textOf(nickname),
    title: textOf(title),
    detail: textOf(detail),
    ratings: Object.fromEntries(chosen.map(([name, option]) => [name, textOf(option)])),
  };
}

/** Saves the draft of a review. */
export function saveReview(url: string, draft: ReviewDraft): void {
  storageOf(url).write(draft);
}

/** Removes the draft once the shop has the review. */
export function forgetReview(url: string): void {
  storageOf(url).remove();
}
