/** Prefix of the names that browsers reserve for HTTPS: `__Host-` and `__Secure-`. */
const SAFE_PREFIX = 'till';

const DROPPED = /^(?:domain|secure|partitioned)\b/i;

/** Rewrites a cookie of the shop so that browsers accept it at the proxy: for this host, over HTTP, same-site. */
export function localCookie(line: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const kept = attributes
    .filter((attribute) => attribute !== '' && !DROPPED.test(attribute))
    .map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? 'SameSite=Lax' : attribute));
  const name = /^__(?:Host|Secure)-/i.test(pair) ? SAFE_PREFIX + pair : pair;
  return [name, ...kept].join('; ');
}

/** Restores the shop's cookie names in the `Cookie` header. */
export function backendCookies(header: string): string {
  return header.replace(/(^|;\s*)till(?=__(?:Host|Secure)-)/gi, '$1');
}

/** Whether a cookie's domain matches the host: the host itself or a parent domain. */
const covers = (domain: string, host: string): boolean => {
  const bare = domain.replace(/^\./, '').toLowerCase();
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
};

/**
 * The page's scripts set cookies too, with the domain and security in the page's configuration (`mage/cookies`,
 * `customer-data`, `window.cookiesConfig`; `config-shapes.md` §6.1). At the proxy neither may be set.
 */
export function plainCookieSettings(html: string, host: string): string {
  return html
    .replace(
      /("(?:domain|cookieDomain)"\s*:\s*")([\w.-]+)(?=")/g,
      (whole, start: string, domain: string) => (covers(domain, host) ? start : whole),
    )
    .replace(/("mage\\?\/cookies"\s*:\s*\{[^{}]*"secure"\s*:\s*)true\b/g, '$1false')
    .replace(/(\bcookiesConfig\.secure\s*=\s*)true\b/g, '$1false')
    .replace(/(\bcookiesConfig\s*=\s*\{[^{}]*"secure"\s*:\s*)true\b/g, '$1false');
}
