import { readSelectors } from './selectors-file';
import { startProxy, type RunningProxy } from './server';
import { UsageError } from './usage-error';

/** The proxy's command-line arguments, unparsed. */
export interface ProxyArguments {
  readonly backend: string;
  readonly port: number;
  readonly dist: string;
  readonly selectors?: string | undefined;
  readonly host?: readonly string[] | undefined;
  readonly insecure: boolean;
}

const HOST = /^[a-z0-9.-]+(?::\d+)?$/i;

/** The shop's address; its path ends with a slash, as base URLs do. */
function backendUrl(text: string): URL {
  if (!URL.canParse(text)) throw new UsageError(`--backend ${text} is no address`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new UsageError(`--backend has to begin with https:// or http://, not ${url.protocol}//`);
  }
  return new URL(url.pathname.replace(/\/?$/, '/'), url.origin);
}

function checkHosts(hosts: readonly string[]): readonly string[] {
  const odd = hosts.find((host) => !HOST.test(host));
  if (odd !== undefined)
    throw new UsageError(`--host takes a host such as static.shop.example, not ${odd}`);
  return hosts.map((host) => host.toLowerCase());
}

/**
 * Starts the proxy for the command line and prints its URL.
 *
 * @throws UsageError for invalid arguments and a shop that cannot be reached
 */
export async function runProxy(typed: ProxyArguments): Promise<RunningProxy> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const proxy = await startProxy({
    backend: backendUrl(typed.backend),
    port: typed.port,
    distDir: typed.dist,
    hosts: checkHosts(typed.host ?? []),
    insecure: typed.insecure,
    print,
    ...(typed.selectors === undefined ? {} : { swaps: readSelectors(typed.selectors) }),
  });
  print(`listening ${proxy.url}`);
  return proxy;
}
