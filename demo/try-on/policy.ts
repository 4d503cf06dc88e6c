import { createHash } from 'node:crypto';

import type { Site } from './site';

/** What a page's policies have to allow beyond what they name. */
export interface PolicyNeeds {
  /** Nonce of the proxy's script tag; only used where a policy trusts nothing but nonces and hashes. */
  readonly nonce: string;
  /** Inline scripts and styles whose text the proxy changed: before and after. */
  readonly changed: readonly { readonly before: string; readonly after: string }[];
}

type Directives = Map<string, readonly string[]>;

/** They speak of HTTPS, which the proxy does not, or would report this trial to the shop. */
const DROPPED = new Set([
  'upgrade-insecure-requests',
  'block-all-mixed-content',
  'report-uri',
  'report-to',
]);
/** What Till's files are: scripts, a style sheet, and calls to the shop. */
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
function namesShop(source: string, host: string): boolean {
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
    const own = sources.some((source) => namesShop(source, site.backend.hostname));
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
 * A content security policy of the shop (a header or a `<meta>`; several are parted by commas) as it protects the same
 * page at the proxy: its addresses are the proxy's, what speaks of HTTPS is gone, and Till's files may load.
 */
export function adaptPolicy(policy: string, site: Site, needs: PolicyNeeds): string {
  return policy
    .split(',')
    .map((one) => adaptOne(one, site, needs))
    .filter((one) => one !== '')
    .join(', ');
}
