import type { ReviewDraft } from '../../domain/review.types';
import { recordOf } from '../../platform/record';
import { jsonStorage, type JsonStorage } from '../../platform/storage/storage';

/** The browser keeps what was typed and chosen for a review until it is sent; by the address it is sent to. */
const storageOf = (url: string): JsonStorage =>
  jsonStorage(`till-review:${new URL(url, document.baseURI).pathname}`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed and chosen before a reload; empty texts and no ratings when that was nothing. */
export function keptReview(url: string): ReviewDraft {
  const { nickname, title, detail, ratings } = recordOf(storageOf(url).read());
  const chosen = Object.entries(recordOf(ratings)).filter(([, option]) => textOf(option) !== '');
  return {
    nickname: textOf(nickname),
    title: textOf(title),
    detail: textOf(detail),
    ratings: Object.fromEntries(chosen.map(([name, option]) => [name, textOf(option)])),
  };
}

/** Keeps what is typed and chosen. */
export function keepReview(url: string, draft: ReviewDraft): void {
  storageOf(url).write(draft);
}

/** The shop has it. */
export function forgetReview(url: string): void {
  storageOf(url).remove();
}
