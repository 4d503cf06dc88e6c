import type { Settings } from '../../../demo/shop/domain/settings/fields';
import { cookieChanges, type RecordedResponse } from './response-differences';
import type { Exchange } from './captures';
import { Replacements } from './replacements';

type Cookies = Map<string, string>;

const JSON_TYPE = 'application/json';

/** The fields of a form, or null for another body. */
function formOf(body: unknown): readonly (readonly [string, string])[] | null {
  if (typeof body !== 'object' || body === null || !('(form)' in body)) return null;
  return body['(form)'] as readonly (readonly [string, string])[];
}

/** A recorded visit in another shop: sends its requests in order, with that shop's cookies and ids. */
export class ReplayedVisit {
  readonly replacements: Replacements;
  /** Cookies by recorded session. */
  private readonly sessions = new Map<string, Cookies>();

  /** The cookie that identifies the visitor's settings in the demo shop. */
  private readonly settings: Cookies = new Map();
  /** Cookies of the previous request. */
  private last: Cookies = new Map();

  constructor(private readonly origin: string) {
    this.replacements = new Replacements(origin);
  }

  /** Sends an additional request, such as an unrecorded one that the next step needs. */
  async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
    cookies: Cookies = new Map(),
  ): Promise<RecordedResponse> {
    const cookie = [...this.settings, ...cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined || method === 'GET' ? {} : { body }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const received: RecordedResponse = {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        'set-cookie': response.headers.getSetCookie(),
      },
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
    };
    for (const [name, { isDropped, value }] of cookieChanges(received)) {
      if (isDropped) cookies.delete(name);
      else cookies.set(name, value);
    }
    return received;
  }

  /** Changes the demo shop's settings for the rest of the visit. */
  async set(settings: Partial<Settings>): Promise<void> {
    const body = JSON.stringify(settings);
    await this.send('PUT', '/demo/settings', body, SCRIPT_HEADERS, this.settings);
  }

  /** Cookies of a recorded session; one that no response has set belongs to a returning visitor. */
  async cookiesOf(session: string): Promise<Cookies> {
    const known = this.sessions.get(session);
    if (known) return known;
    const cookies: Cookies = new Map();
    await this.send('GET', '/', undefined, {}, cookies);
    this.sessions.set(session, cookies);
    return cookies;
  }

  /** A request without a session is a new visitor's, or the visitor's whose session has ended. */
  private withoutSession(recorded: ReadonlyMap<string, string>): Cookies {
    return recorded.size === 0 ? new Map<string, string>() : this.last;
  }

  private body(recorded: unknown): string | undefined {
    if (recorded === undefined || recorded === null) return undefined;
    if (typeof recorded === 'string') return recorded;
    const form = formOf(recorded);
    if (!form) return JSON.stringify(this.replacements.json(recorded));
    return new URLSearchParams(
      form.map(([name, value]) => [...this.replacements.field(name, value)]),
    ).toString();
  }

  /** Sends a recorded request; returns the shop's response. */
  async replay(
    { request, response }: Exchange,
    extraHeaders: Readonly<Record<string, string>> = {},
  ): Promise<RecordedResponse> {
    const recorded = new Map(
      (request.headers.cookie ?? '')
        .split('; ')
        .filter(Boolean)
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
    const session = recorded.get('PHPSESSID');
    const cookies =
      session === undefined ? this.withoutSession(recorded) : await this.cookiesOf(session);
    const formKey = recorded.get('form_key');
    if (formKey !== undefined) {
      if (!cookies.has('form_key')) cookies.set('form_key', formKey);
      this.replacements.learn('word', formKey, cookies.get('form_key') ?? formKey);
    }
    const jar = new Map([...cookies].filter(([name]) => recorded.has(name)));
    const sent = [...jar.keys()];
    const { accept = '*/*', referer, authorization } = request.headers;
    const type = request.headers['content-type'];
    const marker = request.headers['x-requested-with'];
    const received = await this.send(
      request.method,
      this.replacements.path(request.path),
      this.body(request.body),
      {
        ...extraHeaders,
        accept,
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(marker === undefined ? {} : { 'x-requested-with': marker }),
        ...(referer === undefined ? {} : { referer: this.replacements.words(referer) }),
        ...(authorization === undefined
          ? {}
          : { authorization: `Bearer ${String(this.replacements.json(authorization.slice(7)))}` }),
      },
      jar,
    );
    for (const name of sent) if (!jar.has(name)) cookies.delete(name);
    for (const [name, value] of jar) cookies.set(name, value);
    this.last = cookies;
    const next = cookieChanges(response).get('PHPSESSID');
    if (next && cookies.has('PHPSESSID')) this.sessions.set(next.value, cookies);
    if (response.status < 400 && received.status < 400) {
      this.replacements.learnFrom(response.body, received.body, request.path);
    }
    return received;
  }
}

/** The headers of a JSON request, as the shop's own client sends them. */
export const SCRIPT_HEADERS = {
  accept: '*/*',
  'content-type': JSON_TYPE,
  'x-requested-with': 'XMLHttpRequest',
} as const;
