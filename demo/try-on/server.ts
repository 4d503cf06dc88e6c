import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { escapeHtml } from '../shop/support/html';
import { passOn, type ResponseContext } from './pass-on';
import { explain, openBackend, type SendRequest } from './backend';
import { builtTags, serveBundle } from './bundle';
import { backendHeaders } from './headers';
import { reach } from './reach';
import { siteOf, targetOf, type Site, type Target } from './site';
import { lumaSwaps, type Swap } from './swaps';
import { Terminal, type Print } from './terminal';
import { UsageError } from './usage-error';
import { Versions } from './versions';

/** The options of a proxy. */
export interface ProxyOptions {
  /** URL of the shop, including the path of its base URL. */
  readonly backend: URL;
  /** 0 for a free one. */
  readonly port: number;
  /** The folder of the built bundle, served under `/__till/`. */
  readonly distDir: string;
  /** The built-in table for Luma by default. */
  readonly swaps?: readonly Swap[];
  /** More hosts of the shop to reach through the proxy. */
  readonly hosts?: readonly string[];
  /** Accepts an untrusted certificate. */
  readonly insecure?: boolean;
  readonly print: Print;
}

/** A running proxy. */
export interface RunningProxy {
  /** The shop's current URL, with its path. */
  readonly url: string;
  close(): Promise<void>;
}

function sendFailure(response: ServerResponse, words: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>No response from the shop</title><h1>No response from the shop</h1><p>${escapeHtml(words)}</p></html>`,
  );
}

/** Forwards one request to the shop and its response to the browser. */
function forward(
  context: ResponseContext,
  send: SendRequest,
  { origin, path }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { site, terminal, versions } = context;
  const headers = backendHeaders(request.headers, { site, origin, versions: versions() });
  const upstream = send(origin, { method: request.method ?? 'GET', path, headers });
  const fail = (error: unknown) => {
    if (response.destroyed) return;
    const words = explain(error, origin);
    terminal.once(words, words);
    sendFailure(response, words);
  };
  upstream.on('error', fail);
  upstream.on('response', (incoming) => {
    passOn(context, request, incoming, response).catch(fail);
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Redirects pages to the proxy's own host, so that their links, cookies and scripts agree on it. */
function elsewhere({ local, backend }: Site, request: IncomingMessage): string | null {
  const path = request.url ?? '/';
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (isGet && request.headers.host !== local.host) return local.origin + path;
  return path === '/' && backend.pathname !== '/' ? backend.pathname : null;
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Starts a proxy in front of a shop, on 127.0.0.1. Every page gets Till's tags instead of the stock
 * widgets; nothing is installed in the shop.
 *
 * @throws UsageError when the bundle is missing, the shop cannot be reached, or the port is not available
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { distDir, print } = options;
  if (builtTags(distDir).size === 0)
    throw new UsageError(`There is no bundle in ${distDir}: npm run build`);
  const { send, close: closeBackend } = openBackend(options.insecure ?? false);
  const { backend, warning } = await reach(options.backend, send);
  if (backend.origin !== options.backend.origin) print(`The shop is at ${backend.origin}.`);
  if (warning !== null) print(warning);

  const server = createServer();
  const port = await listen(server, options.port);
  const site = siteOf(backend, new URL(`http://127.0.0.1:${port}`), options.hosts);
  const table = options.swaps ?? lumaSwaps;
  const swaps = () => {
    const built = builtTags(distDir);
    return table.filter(({ tag }) => built.has(tag));
  };
  const terminal = new Terminal(print);
  const versions = () => new Versions([site.local, site.backend, site.hosts, swaps()]);
  const context = { site, swaps, versions, terminal };
  const bundle = serveBundle(distDir);
  server.on('request', (request, response) => {
    const to = elsewhere(site, request);
    const target = targetOf(site, request.url ?? '/');
    if (to !== null) response.writeHead(302, { location: to }).end();
    else if (target) forward(context, send, target, request, response);
    else bundle(request, response);
  });
  return {
    url: site.local.origin + backend.pathname,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      closeBackend();
    },
  };
}
