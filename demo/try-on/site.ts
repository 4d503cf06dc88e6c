import { addressRewriter, type RewriteAddresses } from './addresses';

/** The proxy's own paths, which no shop uses. */
export const OWN_PATH = '/__till/';
const HOSTS_PATH = `${OWN_PATH}hosts/`;

/** The URLs of the shop and of the proxy. */
export interface Site {
  /** The shop's origin, e.g. `https://shop.example`. */
  readonly backend: URL;
  /** The proxy's origin, e.g. `http://127.0.0.1:8080`. */
  readonly local: URL;
  /** Other hosts of the shop that are reached through the proxy too, e.g. `static.shop.example`. */
  readonly hosts: readonly string[];
  /** From the shop's URLs to the proxy's. */
  readonly toLocal: RewriteAddresses;
  /** From the proxy's URLs to the shop's. */
  readonly toBackend: RewriteAddresses;
}

/** The target of a request: the server's origin, and the path with its query. */
export interface Target {
  readonly origin: URL;
  readonly path: string;
}

/** Creates the rewriters between the two origins. */
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

/** The target of a path at the proxy; null for the proxy's own paths. */
export function targetOf(site: Site, path: string): Target | null {
  if (path.startsWith(HOSTS_PATH)) {
    const [host = '', ...rest] = path.slice(HOSTS_PATH.length).split('/');
    if (!site.hosts.includes(host)) return null;
    return { origin: new URL(`${site.backend.protocol}//${host}`), path: `/${rest.join('/')}` };
  }
  if (!path.startsWith('/') || path.startsWith(OWN_PATH)) return null;
  return { origin: site.backend, path: site.toBackend(path) };
}
