import { charsetOf, readBody } from './bodies';
import { answerOf, explain, type Ask } from './backend';
import { UsageError } from './usage-error';

/** What the proxy found at the address it was given. */
export interface Reached {
  /** Where the shop really is, after its redirects to another host or to HTTPS. */
  readonly backend: URL;
  /** Whether its first page looks like one of a Magento 2-style shop. */
  readonly looksLikeShop: boolean;
}

const MAX_REDIRECTS = 5;
const SIGNS = /text\/x-magento-init|data-mage-init|\/static\/version\d|mage\/cookies|BASE_URL/;
const HEADERS = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'till',
};

/**
 * Asks the shop for its first page.
 *
 * @throws UsageError when it cannot be reached, with what to do about it
 */
export async function reach(backend: URL, ask: Ask): Promise<Reached> {
  let url = backend;
  try {
    for (let left = MAX_REDIRECTS; left >= 0; left -= 1) {
      const path = url.pathname + url.search;
      const headers = { ...HEADERS, host: url.host };
      const answer = await answerOf(ask(url, { method: 'GET', path, headers }));
      const { statusCode = 0, headers: said } = answer;
      if (statusCode >= 300 && statusCode < 400 && said.location !== undefined) {
        answer.resume();
        url = new URL(said.location, url);
        continue;
      }
      const encoding = said['content-encoding'];
      const body = await readBody(answer, encoding);
      const html = body.toString(charsetOf(said['content-type']));
      const looksLikeShop =
        SIGNS.test(html) || Object.keys(said).some((name) => name.startsWith('x-magento-'));
      return { backend: new URL(backend.pathname, url.origin), looksLikeShop };
    }
  } catch (error) {
    throw new UsageError(explain(error, url));
  }
  throw new UsageError(`${backend.href} sends from one address to the next and never answers.`);
}
