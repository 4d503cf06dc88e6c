import {
  REVIEW_DETAILS,
  REVIEW_METHODS,
  type CurrentReview,
  type ReviewRate,
} from '../domain/wallet-review';
import { fetchPage } from '../platform/page/fetch-page';
import { pathOf } from '../platform/page/path-of';
import { sameOrigin } from '../platform/navigate';
import { fail, ok, type Result } from '../platform/result';
import { nodeText } from '../platform/text/node-text';

/** What the address of the review page leads to: the page, or another one of this shop once there is nothing to review. */
export type ReviewVisit = { readonly review: CurrentReview } | { readonly url: string };

const rateOf = (option: HTMLOptionElement): ReviewRate => ({
  group: option.closest('optgroup')?.label ?? '',
  label: option.text,
  value: option.value,
});

function reviewIn(page: Document): CurrentReview {
  const details = page.querySelector(REVIEW_DETAILS);
  const select = page.querySelector<HTMLSelectElement>(REVIEW_METHODS);
  return {
    text: nodeText(details),
    html: details?.innerHTML ?? null,
    rate: select?.value ?? null,
    rates: [...(select?.options ?? [])].map(rateOf),
  };
}

/**
 * Loads the review page of a wallet's order again (`endpoints.md` §7): once its cart is ordered or gone, the shop leads
 * elsewhere.
 *
 * @param url the page's own address
 * @returns `malformed` for a page without the form that orders, and for the page of another site
 */
export async function loadReview(url: string): Promise<Result<ReviewVisit>> {
  if (!sameOrigin(url)) return fail({ kind: 'malformed', status: 0 });
  const { status, url: reached, page, isTimeout } = await fetchPage(url);
  if (isTimeout) return fail({ kind: 'timeout' });
  if (status === 0) return fail({ kind: 'network' });
  if (status !== 200 || page === null || !sameOrigin(reached)) {
    return fail({ kind: 'malformed', status });
  }
  if (pathOf(reached) !== pathOf(url)) return ok({ url: reached });
  return page.querySelector('form#order-review-form') === null
    ? fail({ kind: 'malformed', status })
    : ok({ review: reviewIn(page) });
}
