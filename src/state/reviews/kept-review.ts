import type { ReviewDraft } from '../../domain/review.types';
import { jsonStorage, type JsonStorage } from '../../platform/storage/storage';

/** The browser keeps what was typed about a product until it is sent; by the address it is sent to. */
const storageOf = (url: string): JsonStorage =>
  jsonStorage(`till-review:${new URL(url, document.baseURI).pathname}`);

type Texts = Pick<ReviewDraft, 'nickname' | 'title' | 'detail'>;

const textOf = (stored: unknown, name: keyof Texts): string => {
  const value: unknown =
    typeof stored === 'object' && stored !== null
      ? (stored as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return typeof value === 'string' ? value : '';
};

/** What was typed before a reload; empty texts when that was nothing. */
export function keptReview(url: string): Texts {
  const stored = storageOf(url).read();
  return {
    nickname: textOf(stored, 'nickname'),
    title: textOf(stored, 'title'),
    detail: textOf(stored, 'detail'),
  };
}

/** Keeps what is typed. */
export function keepReview(url: string, { nickname, title, detail }: Texts): void {
  storageOf(url).write({ nickname, title, detail });
}

/** The shop has it. */
export function forgetReview(url: string): void {
  storageOf(url).remove();
}
