import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

import { acceptedEncodings } from './bodies';
import { backendCookies, localCookie } from './cookies';
import { adaptPolicy, type PolicyNeeds } from './policy';
import type { Site } from './site';
import type { Versions } from './versions';

/** Hop-by-hop headers. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Headers of an upstream proxy; to the shop the request must look like a visitor's own. */
const FORWARDED = /^(?:forwarded|x-forwarded-|x-real-ip)/;
/** Headers that force HTTPS or enable reporting. */
const UNWANTED = [
  'strict-transport-security',
  'public-key-pins',
  'expect-ct',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
];
const WITH_ADDRESSES = [
  'location',
  'content-location',
  'refresh',
  'link',
  'access-control-allow-origin',
];
const POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase();
  const dropped = new Set([...names, ...named.split(',').map((name) => name.trim())]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !dropped.has(name) && value !== undefined),
  );
}

/** Rewrites a browser's request headers as if sent to the shop's own URL. */
export function backendHeaders(
  headers: IncomingHttpHeaders,
  { site, origin, versions }: { site: Site; origin: URL; versions: Versions },
): OutgoingHttpHeaders {
  const forwarded = Object.keys(headers).filter((name) => FORWARDED.test(name));
  const sent = without(headers, [...HOP_BY_HOP, ...forwarded, 'expect', 'if-none-match']);
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (value !== undefined) sent[name] = site.toBackend(value);
  }
  const known = headers['if-none-match'];
  const tags = known === undefined ? null : versions.backend(known);
  return {
    ...sent,
    host: origin.host,
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.protocol.slice(0, -1),
    'accept-encoding': acceptedEncodings(headers['accept-encoding']),
    ...(headers.cookie === undefined ? {} : { cookie: backendCookies(headers.cookie) }),
    ...(tags === null ? {} : { 'if-none-match': tags }),
  };
}

/** Rewrites the shop's response headers for the browser, for any body. */
export function localHeaders(headers: IncomingHttpHeaders, site: Site): OutgoingHttpHeaders {
  const sent = without(headers, [...HOP_BY_HOP, ...UNWANTED]);
  for (const name of WITH_ADDRESSES) {
    const value = headers[name];
    if (typeof value === 'string') sent[name] = site.toLocal(value);
  }
  const cookies = headers['set-cookie'];
  if (cookies) sent['set-cookie'] = cookies.map(localCookie);
  return sent;
}

/** Sets or removes the page's policies; a 304 leaves those that the browser has. */
export function setPolicies(
  sent: OutgoingHttpHeaders,
  site: Site,
  needs: PolicyNeeds | null,
): OutgoingHttpHeaders {
  const entries = Object.entries(sent).flatMap(([name, value]): [string, typeof value][] => {
    if (!POLICIES.includes(name) || typeof value !== 'string') return [[name, value]];
    const policy = needs ? adaptPolicy(value, site, needs) : '';
    return policy === '' ? [] : [[name, policy]];
  });
  return Object.fromEntries(entries);
}

/** Headers that do not apply to a rewritten body. */
const OF_THE_BODY = [
  'content-length',
  'content-encoding',
  'content-md5',
  'digest',
  'accept-ranges',
  'last-modified',
];

/** The headers of a rewritten body, without the shop's length, encoding, ranges, date and version. */
export function changedBodyHeaders(
  sent: OutgoingHttpHeaders,
  versions: Versions,
): OutgoingHttpHeaders {
  const { etag } = sent;
  const kept = Object.entries(sent).filter(([name]) => !OF_THE_BODY.includes(name));
  return {
    ...Object.fromEntries(kept),
    ...(typeof etag === 'string' ? { etag: versions.local(etag) } : {}),
  };
}
