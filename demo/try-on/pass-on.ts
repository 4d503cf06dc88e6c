import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';

import { bodyKind, charsetOf, readBody } from './bodies';
import { changedBodyHeaders, localHeaders, setPolicies } from './headers';
import { rewritePage } from './page';
import type { Site } from './site';
import type { Swap } from './swaps';
import type { Terminal } from './terminal';
import type { Versions } from './versions';

/** The context for responses. */
export interface ResponseContext {
  readonly site: Site;
  readonly swaps: () => readonly Swap[];
  readonly versions: () => Versions;
  readonly terminal: Terminal;
}

/** A shop on another host redirects visitors away from the proxy. */
function warnAboutRedirect({ site, terminal }: ResponseContext, location: unknown): void {
  if (typeof location !== 'string') return;
  const url = new URL(location, site.local);
  if (url.origin === site.local.origin) return;
  terminal.once(
    `left ${url.origin}`,
    `The shop redirects to ${url.origin}, past this proxy. If that is the shop too, add --host ${url.host}.`,
  );
}

function sendEmpty(
  incoming: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  incoming.resume();
  response.writeHead(incoming.statusCode ?? 502, headers).end();
}

async function sendChanged(
  context: ResponseContext,
  incoming: IncomingMessage,
  response: ServerResponse,
  { path, kind, headers }: { path: string; kind: 'page' | 'text'; headers: OutgoingHttpHeaders },
): Promise<void> {
  const { site, terminal } = context;
  const type = incoming.headers['content-type'];
  const charset = charsetOf(type);
  const text = (await readBody(incoming, incoming.headers['content-encoding'])).toString(charset);
  const nonce = randomBytes(16).toString('base64');
  const page = kind === 'page' ? rewritePage(text, site, context.swaps(), nonce) : null;
  const status = incoming.statusCode ?? 502;
  if (page?.isDocument) {
    const place = path.replace(/\?.*$/, '');
    if (status < 500) terminal.page(place, page);
    else terminal.broken(place, status);
  }
  const changed = page?.changed ?? [];
  const sent = Buffer.from(page?.html ?? site.toLocal(text), charset);
  const local = changedBodyHeaders(
    setPolicies(headers, site, { nonce, changed }),
    context.versions(),
  );
  response.writeHead(status, { ...local, 'content-length': sent.length });
  response.end(sent);
}

/** Forwards the shop's response to the browser: pages and texts are rewritten, everything else is streamed. */
export async function passOn(
  context: ResponseContext,
  request: IncomingMessage,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site } = context;
  const versions = context.versions();
  const headers = localHeaders(incoming.headers, site);
  warnAboutRedirect(context, headers.location);
  const { statusCode = 502 } = incoming;
  const { 'content-type': type, 'content-encoding': encoding } = incoming.headers;
  if (statusCode === 304) {
    const { etag } = incoming.headers;
    const isOurs = request.headers['if-none-match']?.includes('~till') === true;
    if (isOurs && etag !== undefined) headers.etag = versions.local(etag);
    sendEmpty(incoming, response, setPolicies(headers, site, null));
    return;
  }
  const kind = statusCode === 206 ? 'other' : bodyKind(type, encoding);
  const isEmpty = request.method === 'HEAD' || statusCode === 204;
  if (kind !== 'other' && !isEmpty) {
    const path = request.url ?? '/';
    await sendChanged(context, incoming, response, { path, kind, headers });
    return;
  }
  const local = setPolicies(headers, site, { nonce: '', changed: [] });
  if (isEmpty) {
    sendEmpty(incoming, response, kind === 'other' ? local : changedBodyHeaders(local, versions));
    return;
  }
  response.writeHead(statusCode, local);
  await pipeline(incoming, response);
}
