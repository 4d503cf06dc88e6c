import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openSandbox } from '../../../../demo/providers/stripe/app';
import { encodeParams } from './encode-params';

/** A JSON response. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** The parts of responses that the tests check. */
export interface Thing {
  readonly id: string;
  readonly status: string;
  readonly client_secret: string;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly amount: number;
  readonly url: string;
  readonly data: readonly Thing[];
  readonly next_action: {
    readonly type: string;
    readonly redirect_to_url?: { readonly url: string };
  } | null;
  readonly error: {
    readonly type: string;
    readonly code?: string;
    readonly decline_code?: string;
    readonly message: string;
    readonly payment_intent?: Thing;
  };
}

/** The sandbox, called by a shop's server and a shopper's browser. */
export class ShopServer {
  readonly account = 'unit';

  constructor(
    private readonly webhookUrl: string | null = null,
    readonly sandbox = openSandbox({ webhookUrl: () => webhookUrl }),
  ) {}

  async send<Body = Thing>(
    method: string,
    path: string,
    params: object = {},
    headers: Record<string, string> = { authorization: `Bearer sk_test_demo_${this.account}` },
  ): Promise<Answer<Body>> {
    const form = encodeParams(params);
    const isGet = method === 'GET';
    const response = await this.sandbox.request(
      `http://provider.example${path}${isGet && form.size > 0 ? `?${form.toString()}` : ''}`,
      isGet ? { headers } : { method, headers, body: form },
    );
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }

  post(path: string, params: object = {}): Promise<Answer<Thing>> {
    return this.send('POST', `/v1/${path}`, params);
  }

  get(path: string, params: object = {}): Promise<Answer<Thing>> {
    return this.send('GET', `/v1/${path}`, params);
  }

  /** The same with a publishable key. */
  fromBrowser(method: string, path: string, params: object = {}): Promise<Answer<Thing>> {
    const authorization = `Bearer pk_test_demo_${this.account}`;
    return this.send(method, `/v1/${path}`, params, { authorization });
  }

  /** Sends a card like the provider's frame; returns the method's id. */
  async card(number: string): Promise<string> {
    const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
    const { body } = await this.fromBrowser('POST', 'payment_methods', { type: 'card', card });
    return body.id;
  }

  intent(params: object = {}): Promise<Answer<Thing>> {
    return this.post('payment_intents', { amount: 1999, currency: 'eur', ...params });
  }

  async control<Body>(method: string, path: string, data?: object): Promise<Answer<Body>> {
    const url = `http://provider.example/sandbox/${path}`;
    const query = `${path.includes('?') ? '&' : '?'}key=pk_test_demo_${this.account}`;
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    const response = await this.sandbox.request(url + query, { method, ...body });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }

  async charges(): Promise<readonly Thing[]> {
    return (await this.control<readonly Thing[]>('GET', 'charges')).body;
  }
}

/** A request that was posted to a shop. */
export interface Posted {
  readonly body: string;
  readonly signature: string;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A server that accepts events; refuses the first `refusals` of them. */
export async function takeEvents(refusals = 0) {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      posted.push({ body, signature: String(request.headers['stripe-signature']) });
      response.statusCode = posted.length > refusals ? 200 : 500;
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    posted,
    url: `http://127.0.0.1:${String(port)}/stripe/webhooks`,
    types: () => posted.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
