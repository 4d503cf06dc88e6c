/** Lifetime and same-site mode of a cookie. */
export interface CookieOptions {
  /** Seconds; left out: until the browser is closed. */
  readonly lifetime?: number;
  readonly sameSite?: 'lax' | 'strict';
}

interface CookieScope {
  readonly domain: string;
  readonly secure: boolean;
}

let scope: CookieScope = { domain: '', secure: false };

/** The shop's cookie domain ('' for this host only) and whether its cookies need https; set once at the start. */
export function setCookieScope(next: CookieScope): void {
  scope = next;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return text;
  }
}

/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : decode(found.slice(start.length));
}

/** A cookie that contains JSON; null when it is missing or not JSON. */
export function readJsonCookie(name: string): unknown {
  try {
    return JSON.parse(readCookie(name) ?? '') as unknown;
  } catch {
    return null;
  }
}

const inDomain = (domain: string): string => domain && `; Domain=${domain}`;

/** Writes a cookie for the whole shop. Its lifetime is relative (max-age), so that a wrong clock does not end it. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { lifetime, sameSite = 'lax' } = options;
  const secure = scope.secure ? '; Secure' : '';
  const maxAge = lifetime === undefined ? '' : `; Max-Age=${String(lifetime)}`;
  setCookie(name, value, `SameSite=${sameSite}${inDomain(scope.domain)}${secure}${maxAge}`);
}

/** Values are encoded as by the platform, in plain URI encoding. */
function setCookie(name: string, value: string, attributes: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; ${attributes}`;
}

/** Removes a cookie, also one that the server set for the whole domain. */
export function removeCookie(name: string): void {
  for (const domain of new Set(['', scope.domain, window.location.hostname])) {
    setCookie(name, '', `Expires=Thu, 01 Jan 1970 00:00:00 GMT${inDomain(domain)}`);
  }
}
