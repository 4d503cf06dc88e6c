import { Window } from 'happy-dom';

import type { Exchange } from './captures';

/** A request that was sent; `text` is its body. */
interface Sent {
  readonly method: string;
  readonly url: string;
  readonly text: string | null;
}

const sent: Sent[] = [];
let recorded: Exchange['response'] | null = null;

/** The recorded response as a browser's script sees it: redirects are followed and end at a page. */
function seen(response: Exchange['response']): {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
} {
  if (response.status >= 300 && response.status < 400) {
    return { status: 200, headers: { 'content-type': 'text/html' }, text: '<!doctype html><p>' };
  }
  const isJson = JSON.stringify(response.headers['content-type'] ?? '').includes('json');
  const text =
    typeof response.body === 'string' && !isJson ? response.body : JSON.stringify(response.body);
  return { status: response.status, headers: response.headers, text };
}

/** Replaces the browser's transport: returns the recorded response for every request, byte for byte. */
class RecordedAnswer {
  readonly upload = { addEventListener: () => undefined };
  readyState = 0;
  status = 0;
  responseText = '';
  response = '';
  responseURL = '';
  responseType = '';
  timeout = 0;
  onloadend: (() => void) | null = null;
  private headers = '';

  private method = '';

  open(method: string, url: string): void {
    this.method = method;
    this.responseURL = url;
  }

  setRequestHeader(): void {
    this.readyState = 1;
  }

  addEventListener(): void {
    this.readyState = 1;
  }

  abort(): void {
    this.readyState = 0;
  }

  getAllResponseHeaders(): string {
    return this.headers;
  }

  send(data: unknown): void {
    const body = typeof data === 'string' || data instanceof URLSearchParams ? String(data) : null;
    sent.push({ method: this.method, url: this.responseURL, text: body });
    if (recorded === null) throw new Error('no response is set');
    const { status, headers, text } = seen(recorded);
    this.status = status;
    this.responseText = text;
    this.response = text;
    this.headers = Object.entries(headers)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    this.readyState = 4;
    setTimeout(() => this.onloadend?.(), 0);
  }
}

/** Installs the recorded transport and the globals of a page that it needs; call it before the first request. */
export function installRecordedTransport(): void {
  const page = new Window({ url: 'https://shop.example/checkout/' });
  Object.assign(globalThis, {
    XMLHttpRequest: RecordedAnswer,
    window: globalThis,
    document: page.document,
    location: page.location,
    localStorage: page.localStorage,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
}

/** Runs a call whose request gets the response of the exchange. */
export async function withAnswer<T>(exchange: Exchange, call: () => Promise<T>): Promise<T> {
  recorded = exchange.response;
  try {
    return await call();
  } finally {
    recorded = null;
  }
}

/** The first request that a call sends; its response is a refusal. */
export async function sentBy(call: () => Promise<unknown>): Promise<Sent> {
  sent.length = 0;
  recorded = {
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: { message: '' },
  };
  await call();
  recorded = null;
  const [first] = sent;
  if (!first) throw new Error('The call sent nothing.');
  return first;
}
