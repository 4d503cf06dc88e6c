import { fetchPage } from '../platform/page/fetch-page';
import { fail, ok, type Result } from '../platform/result';
import type { CallOptions } from './rest';

/** The element around the list of products, which a page of the same listing has as well. */
const LIST = 'till-product-list';

/** Whether something follows the list: a page that was cut off ends within it. */
function isComplete(list: Element): boolean {
  for (let node: Element | null = list; node !== null; node = node.parentElement) {
    if (node.nextElementSibling !== null) return true;
  }
  return false;
}

/** Without query and hash, which the server may change. */
function placeOf(url: string): string {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin + pathname;
}

/**
 * Loads another page of the listing: the next one, or one that is sorted or filtered differently.
 *
 * @returns `malformed` for anything else, such as a login page, a maintenance page, half a page, or the page of another
 * site that a redirect leads to
 */
export async function loadListing(
  url: string,
  { signal }: CallOptions = {},
): Promise<Result<Document>> {
  const { status, url: reached, page, isTimeout } = await fetchPage(url, signal);
  if (signal?.aborted === true) return fail({ kind: 'cancelled' });
  if (isTimeout) return fail({ kind: 'timeout' });
  if (status === 0) return fail({ kind: 'network' });
  const list = page?.querySelector(LIST) ?? null;
  const isExpected = status === 200 && placeOf(reached) === placeOf(url);
  return page !== null && list !== null && isExpected && isComplete(list)
    ? ok(page)
    : fail({ kind: 'malformed', status });
}
