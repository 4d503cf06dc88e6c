import { sameOrigin } from '../platform/navigate';
import { fetchPage } from '../platform/page/fetch-page';
import { fail, ok, type Result } from '../platform/result';

const LOGIN = /\/customer\/account\/login(?:\/|$)/;

/** The path of an address without the slash at its end, which the server may add. */
const placeOf = (url: string): string => new URL(url, document.baseURI).pathname.replace(/\/$/, '');

/** Whether something follows the page's content: one that was cut off would lack cards, which would seem new afterwards. */
function isComplete(page: Document): boolean {
  for (
    let node: Element | null = page.querySelector('main');
    node !== null;
    node = node.parentElement
  ) {
    if (node.nextElementSibling !== null) return true;
  }
  return false;
}

/**
 * Reads which cards a customer has stored, from the platform's page `vault/cards/listaction` (`endpoints.md` §7), since no call
 * lists them.
 *
 * @param url the page on this shop
 * @returns the public hashes in the forms that delete a card; `unauthorized` where a guest is led to the login page;
 *   `malformed` for any other page, and for half of this one
 */
export async function loadKeptCards(
  url: string,
  signal?: AbortSignal,
): Promise<Result<ReadonlySet<string>>> {
  if (!sameOrigin(url)) return fail({ kind: 'malformed', status: 0 });
  const { status, url: reached, page, isTimeout } = await fetchPage(url, signal);
  if (isTimeout) return fail({ kind: 'timeout' });
  if (status === 0) return fail({ kind: 'network' });
  if (status === 401 || LOGIN.test(reached)) return fail({ kind: 'unauthorized', message: '' });
  const isList = status === 200 && sameOrigin(reached) && placeOf(reached) === placeOf(url);
  if (!isList || page === null || !isComplete(page)) return fail({ kind: 'malformed', status });
  const hashes = page.querySelectorAll<HTMLInputElement>('input[name="public_hash"]');
  return ok(new Set([...hashes].map(({ value }) => value).filter((hash) => hash !== '')));
}
