import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { selfSigned } from '../../tests/demo/try-on/self-signed';
import { stockPage } from './stock-markup';

/** A shop without Till, over HTTPS. */
export interface StockShop {
  readonly origin: string;
  close(): void;
}

/** The policy of a shop that trusts its inline scripts by hash. */
const policyOf = (hashes: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
    'upgrade-insecure-requests',
  ].join('; ');

const forward = (request: IncomingMessage, host: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      port: Number(process.env.TILL_E2E_PORT),
      host: '127.0.0.1',
      method: request.method,
      path: request.url,
      headers: { ...request.headers, host, 'accept-encoding': 'identity' },
    };
    request.pipe(send(options, resolve).on('error', reject));
  });

/** The demo shop's response transformed into a stock shop's: its markup, cookies of its domain, a policy, gzip. */
async function dress(
  request: IncomingMessage,
  response: ServerResponse,
  origin: URL,
): Promise<void> {
  const upstream = await forward(request, origin.host);
  const secure = (text: string) => text.replaceAll(`http://${origin.host}`, origin.origin);
  const {
    'content-length': _length,
    'content-security-policy': _policy,
    ...rest
  } = upstream.headers;
  const type = rest['content-type'] ?? '';
  const body = await buffer(upstream);
  const isPage = type.startsWith('text/html');
  const page = isPage ? stockPage(secure(body.toString()), origin.origin) : null;
  const isText = /json|css/.test(type);
  response.writeHead(upstream.statusCode ?? 500, {
    ...rest,
    ...(rest.location === undefined ? {} : { location: secure(rest.location) }),
    'set-cookie': (rest['set-cookie'] ?? []).map((line) => `${line}; Domain=localhost; Secure`),
    'strict-transport-security': 'max-age=31536000',
    ...(page
      ? { 'content-encoding': 'gzip', 'content-security-policy': policyOf(page.hashes) }
      : {}),
  });
  if (page) response.end(gzipSync(page.html));
  else response.end(isText ? secure(body.toString()) : body);
}

/** Opens such a shop before the demo shop that the tests run against. */
export async function openStockShop(): Promise<StockShop> {
  const server = createServer(selfSigned('localhost'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  server.on('request', (request, response) => {
    dress(request, response, origin).catch(() => response.destroy());
  });
  return {
    origin: origin.origin,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
