import { createHash } from 'node:crypto';

import type { Site } from './site';

/** What a page's policies must allow in addition. */
export interface PolicyNeeds {
  /** Nonce of the proxy's script tag; only used where a policy trusts nothing but nonces and hashes. */
  readonly nonce: string;
  /** Inline scripts and styles that the proxy changed: before and after. */
  readonly changed: readonly { readonly before: string; readonly after: string }[];
}

type Directives = Map<string, readonly string[]>;

/** Directives that require HTTPS, which the proxy does not support, or would report this trial to the shop. */
const DROPPED = new Set([
  'upgrade-insecure-requests',
  'block-all-mixed-content',
  'report-uri',
  'report-to',
]);
/** The directives for Till's files: scripts, a style sheet, and calls to the shop. */
const NEEDED = ['script-src', 'style-src', 'connect-src'];
const NEEDED_WHERE_NAMED = ['script-src-elem', 'style-src-elem'];
const SELF = "'self'";

function parse(policy: string): Directives {
  const directives: Directives = new Map();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase()))
      directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const withSource = (sources: readonly string[], source: string): readonly string[] =>
  sources.includes(source) ? sources : [...sources.filter((one) => one !== "'none'"), source];

/** Whether a source names the shop's host by itself, by a wildcard, or by its scheme. */
function matchesShop(source: string, host: string): boolean {
  if (source.toLowerCase() === 'https:') return true;
  const named = source.replace(/^https?:\/\//i, '').replace(/[:/].*$/, '');
  return named === host || (named.startsWith('*.') && host.endsWith(named.slice(1)));
}

function hashesOf(text: string): readonly string[] {
  return ['sha256', 'sha384', 'sha512'].map(
    (kind) => `'${kind}-${createHash(kind).update(text).digest('base64')}'`,
  );
}

function withChanged(sources: readonly string[], needs: PolicyNeeds): readonly string[] {
  if (!sources.some((source) => /^'sha\d+-/i.test(source))) return sources;
  const added = needs.changed.flatMap(({ before, after }) => {
    const fresh = hashesOf(after);
    return hashesOf(before).flatMap((hash, at) =>
      sources.includes(hash) ? (fresh[at] ?? []) : [],
    );
  });
  return [...sources, ...added];
}

function adaptOne(policy: string, site: Site, needs: PolicyNeeds): string {
  const directives = parse(policy);
  for (const name of DROPPED) directives.delete(name);
  for (const [name, sources] of directives) {
    const own = sources.some((source) => matchesShop(source, site.backend.hostname));
    const here = withChanged(sources.map(site.toLocal), needs);
    directives.set(name, own ? withSource(here, SELF) : here);
  }
  const fallback = directives.get('default-src');
  for (const name of [...NEEDED, ...NEEDED_WHERE_NAMED]) {
    const sources = directives.get(name) ?? (NEEDED.includes(name) ? fallback : undefined);
    if (sources === undefined) continue;
    const strict = name.startsWith('script') && sources.includes("'strict-dynamic'");
    const open = withSource(sources, SELF);
    directives.set(name, strict ? withSource(open, `'nonce-${needs.nonce}'`) : open);
  }
  const types = directives.get('trusted-types');
  if (types && !types.includes('*'))
    directives.set('trusted-types', withSource(types, 'dompurify'));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Rewrites a content security policy of the shop (a header or a `<meta>`; several are separated by commas) for the same
 * page at the proxy: with the proxy's URLs, without HTTPS directives, and allowing Till's files.
 */
export function adaptPolicy(policy: string, site: Site, needs: PolicyNeeds): string {
  return policy
    .split(',')
    .map((one) => adaptOne(one, site, needs))
    .filter((one) => one !== '')
    .join(', ');
}
