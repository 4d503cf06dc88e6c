import { charsetOf, readBody } from './bodies';
import { responseTo, explain, type SendRequest } from './backend';
import { UsageError } from './usage-error';

/** What the proxy found at the given URL. */
export interface Reached {
  /** The shop's final URL, after redirects to another host or to HTTPS. */
  readonly backend: URL;
  /** A warning about its first page for the developer; null without one. */
  readonly warning: string | null;
}

const MAX_REDIRECTS = 5;
const SIGNS = /text\/x-magento-init|data-mage-init|\/static\/version\d|mage\/cookies|BASE_URL/;
const HEADERS = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'till',
};

/** The warning about a first page that does not look like a shop's. */
function warningFor(url: URL, status: number, looksLikeShop: boolean): string | null {
  if (status >= 500) {
    return `${url.href} responds with error ${String(status)}. Is the shop under maintenance? Continuing.`;
  }
  if (status === 401) {
    return `${url.href} asks for a password (401). The browser will send you for it. Continuing.`;
  }
  if (status >= 400) return `${url.href} refuses its first page (${String(status)}). Continuing.`;
  return looksLikeShop
    ? null
    : `${url.href} does not look like a Magento 2-style shop. Continuing.`;
}

/**
 * Requests the shop's first page.
 *
 * @throws UsageError when it cannot be reached, with what to do about it
 */
export async function reach(backend: URL, send: SendRequest): Promise<Reached> {
  let url = backend;
  try {
    for (let left = MAX_REDIRECTS; left >= 0; left -= 1) {
      const path = url.pathname + url.search;
      const sent = { ...HEADERS, host: url.host };
      const incoming = await responseTo(send(url, { method: 'GET', path, headers: sent }));
      const { statusCode = 0, headers } = incoming;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        incoming.resume();
        url = new URL(headers.location, url);
        continue;
      }
      const encoding = headers['content-encoding'];
      const body = await readBody(incoming, encoding);
      const html = body.toString(charsetOf(headers['content-type']));
      const looksLikeShop =
        SIGNS.test(html) || Object.keys(headers).some((name) => name.startsWith('x-magento-'));
      const found = new URL(backend.pathname, url.origin);
      return { backend: found, warning: warningFor(found, statusCode, looksLikeShop) };
    }
  } catch (error) {
    throw new UsageError(explain(error, url));
  }
  throw new UsageError(`${backend.href} redirects without end.`);
}
