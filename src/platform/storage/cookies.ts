import Cookies from 'js-cookie';

/** How long a cookie lives and who may send it. */
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

/** The platform writes cookies with plain URI encoding; js-cookie's own leaves commas and quotes in. */
const jar = Cookies.withConverter({
  read: (text) => decode(text),
  write: (value) => encodeURIComponent(value),
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return text;
  }
}

/** The value of a cookie, or null. */
export const readCookie = (name: string): string | null => jar.get(name) ?? null;

/** A cookie that holds JSON; null when it is missing or not JSON. */
export function readJsonCookie(name: string): unknown {
  const text = readCookie(name);
  if (text === null || text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Writes a cookie for the whole shop. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { lifetime, sameSite = 'lax' } = options;
  jar.set(name, value, {
    path: '/',
    sameSite,
    ...(scope.domain === '' ? {} : { domain: scope.domain }),
    ...(scope.secure ? { secure: true } : {}),
    ...(lifetime === undefined ? {} : { expires: new Date(Date.now() + lifetime * 1000) }),
  });
}

/** Removes a cookie, also one that the server set for the whole domain. */
export function removeCookie(name: string): void {
  for (const domain of new Set(['', scope.domain, window.location.hostname])) {
    jar.remove(name, { path: '/', ...(domain === '' ? {} : { domain }) });
  }
}
