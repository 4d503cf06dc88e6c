/** Stands before the names that a browser keeps for HTTPS: `__Host-` and `__Secure-`. */
const SAFE_PREFIX = 'till';

const DROPPED = /^(?:domain|secure|partitioned)\b/i;

/** A cookie of the shop as a browser takes it at the proxy: of this host, over HTTP, for the page's own requests. */
export function localCookie(line: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const kept = attributes
    .filter((attribute) => attribute !== '' && !DROPPED.test(attribute))
    .map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? 'SameSite=Lax' : attribute));
  const name = /^__(?:Host|Secure)-/i.test(pair) ? SAFE_PREFIX + pair : pair;
  return [name, ...kept].join('; ');
}

/** The `Cookie` header as the shop gave the cookies out. */
export function backendCookies(header: string): string {
  return header.replace(/(^|;\s*)till(?=__(?:Host|Secure)-)/gi, '$1');
}

/** Whether a cookie of this domain is one of the host: the host itself or a domain above it. */
const covers = (domain: string, host: string): boolean => {
  const bare = domain.replace(/^\./, '').toLowerCase();
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
};

/**
 * The page's scripts set cookies too, with the domain and security that the page prints (`mage/cookies`,
 * `customer-data`, `window.cookiesConfig`; `config-shapes.md` §6.1). At the proxy they must be plain.
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
