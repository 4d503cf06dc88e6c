import { adoptInit } from './capture-init';
import { fetchPage } from './fetch-page';

/**
 * Requests this page again and reads only the init scripts and `data-mage-init` attributes from it: for pages that
 * removed them before Till's scripts ran. Its scripts never run.
 *
 * @returns the reason of a failure, for the console; null on success
 */
export async function rereadPage(): Promise<string | null> {
  const { origin, pathname, search } = window.location;
  const url = origin + pathname + search;
  const { status, url: reached, page } = await fetchPage(url);
  if (status === 0) return 'there was no response';
  if (status !== 200) return `the response was HTTP ${String(status)}`;
  if (reached !== url) return `it leads to ${reached} now`;
  if (page === null || !adoptInit(page)) return 'the response contains none';
  return null;
}
