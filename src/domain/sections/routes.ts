import { escapePattern } from '../escape-pattern';
import type { SectionName } from '../section.types';
import type { SectionSettings } from './section-settings.types';

type Routes = Pick<SectionSettings, 'routes' | 'baseUrls' | 'names' | 'clientSideNames'>;

/** Names that stand for every section. */
const EVERYTHING: readonly string[] = ['*', 'all'];
const WRITES = /^(?:post|put|delete)$/i;

/**
 * The sections a request makes stale (SECT-17, SECT-18); none for reads and URLs of other hosts. A trailing slash never
 * matters, and `customer/address` and deeper count as address changes (decisions C27). The route `*` means the shop's
 * messages, which REST calls never create (decisions, SECT-17).
 */
export function affectedSections(
  url: string,
  method: string,
  settings: Routes,
): readonly SectionName[] {
  if (!WRITES.test(method)) return [];
  const route = routeOf(url, settings.baseUrls);
  if (route === null) return [];
  const found = settings.routes.find(([key]) => key !== '*' && fits(route, key.toLowerCase()));
  const everywhere = isApiCall(route) ? undefined : settings.routes.find(([key]) => key === '*');
  const names = [...(found?.[1] ?? []), ...(everywhere?.[1] ?? [])];
  const all = names.some((name) => EVERYTHING.includes(name));
  const known = [...settings.names, ...settings.clientSideNames];
  return [...new Set(all ? [...names, ...known] : names)].filter((name) => known.includes(name));
}

/**
 * The path after the shop's base URL: lower case, without `index.php`, query and outer slashes; null for other sites.
 */
function routeOf(url: string, baseUrls: readonly string[]): string | null {
  const bare = url.replace(/[?#].*$/, '');
  const absolute = /^[a-z][a-z\d+.-]*:|^\/\//i.test(bare);
  const base = baseUrls.find((one) => bare.startsWith(one.replace(/\/$/, '')));
  if (absolute && base === undefined) return null;
  const path = base === undefined ? bare : bare.slice(base.replace(/\/$/, '').length);
  return path
    .toLowerCase()
    .replace(/^\/+/, '')
    .replace(/^index\.php(?:\/|$)/, '')
    .replace(/\/+$/, '');
}

const isApiCall = (route: string): boolean => route.startsWith('rest/');

function fits(route: string, key: string): boolean {
  if (key === 'customer/address/*') return /^customer\/address(?:\/|$)/.test(route);
  if (!key.includes('*')) return route.startsWith(key);
  const pattern = key.split('/').map((part) => (part === '*' ? '[^/]+' : escapePattern(part)));
  return new RegExp(`^${pattern.join('/')}$`).test(route);
}

/** Whether the response redirects to another page, which loads the sections itself (SECT-20). */
export const leadsAway = (response: unknown): boolean =>
  typeof response === 'object' &&
  response !== null &&
  ('redirect' in response || 'backUrl' in response);
