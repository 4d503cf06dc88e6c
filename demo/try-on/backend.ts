import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';

/** Starts a request to the shop; its response is the `response` event, as `node:http` has it. */
export type SendRequest = (
  origin: URL,
  options: {
    readonly method: string;
    readonly path: string;
    readonly headers: OutgoingHttpHeaders;
  },
) => ClientRequest;

/** Keep-alive connections to the shop. `insecure` accepts any certificate. */
export function openBackend(insecure: boolean): {
  readonly send: SendRequest;
  readonly close: () => void;
} {
  const plain = new HttpAgent({ keepAlive: true });
  const safe = new HttpsAgent({ keepAlive: true, rejectUnauthorized: !insecure });
  return {
    send: (origin, options) =>
      origin.protocol === 'https:'
        ? httpsRequest(origin, { ...options, agent: safe })
        : httpRequest(origin, { ...options, agent: plain }),
    close: () => {
      plain.destroy();
      safe.destroy();
    },
  };
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Why the shop could not be reached, and what to do about it. */
export function explain(error: unknown, origin: URL): string {
  const code = codeOf(error);
  if (CERTIFICATE.test(code)) {
    return `The certificate of ${origin.origin} is not trusted (${code}). If it is your own shop, add --insecure.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `There is no host ${origin.hostname}. Is the address right?`;
  }
  if (code === 'ECONNREFUSED') return `Nothing listens at ${origin.origin}. Is the shop running?`;
  if (code === 'EPROTO') {
    return `${origin.origin} does not speak ${origin.protocol.slice(0, -1)}. Try the other scheme.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${origin.origin} did not incoming: ${reason}`;
}

/** Waits for the response to a request without a body. @throws what the connection throws */
export function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end();
  });
}
