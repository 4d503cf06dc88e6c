import { addressRewriter, type RewriteAddresses } from './addresses';

/** Paths of the proxy's own; no shop has them. */
export const OWN_PATH = '/__till/';
const HOSTS_PATH = `${OWN_PATH}hosts/`;

/** The shop behind the proxy, and the proxy's address: who is who. */
export interface Site {
  /** Where the shop is, e.g. `https://shop.example`. */
  readonly backend: URL;
  /** Where the proxy is, e.g. `http://127.0.0.1:8080`. */
  readonly local: URL;
  /** Other hosts of the shop that are reached through the proxy too, e.g. `static.shop.example`. */
  readonly hosts: readonly string[];
  /** From the shop's addresses to the proxy's. */
  readonly toLocal: RewriteAddresses;
  /** From the proxy's addresses to the shop's. */
  readonly toBackend: RewriteAddresses;
}

/** What a request asks for: the server's origin, and the path with its query. */
export interface Target {
  readonly origin: URL;
  readonly path: string;
}

/** Joins the two addresses and makes the rewriters between them. */
export function siteOf(backend: URL, local: URL, hosts: readonly string[] = []): Site {
  const below = (host: string) => ({ host, to: `${local.origin}${HOSTS_PATH}${host}` });
  return {
    backend,
    local,
    hosts,
    toLocal: addressRewriter([...hosts.map(below), { host: backend.host, to: local.origin }]),
    toBackend: addressRewriter([{ host: local.host, to: backend.origin }]),
  };
}

/** Where a path of the proxy leads; null for what is the proxy's own. */
export function targetOf(site: Site, path: string): Target | null {
  if (path.startsWith(HOSTS_PATH)) {
    const [host = '', ...rest] = path.slice(HOSTS_PATH.length).split('/');
    if (!site.hosts.includes(host)) return null;
    return { origin: new URL(`${site.backend.protocol}//${host}`), path: `/${rest.join('/')}` };
  }
  if (!path.startsWith('/') || path.startsWith(OWN_PATH)) return null;
  return { origin: site.backend, path: site.toBackend(path) };
}
