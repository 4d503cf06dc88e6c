import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDemo } from '../../demo/demo';
import type { DemoShop } from '../../demo/shop/app';

const ORIGIN = 'http://shop.example';

/** A new database file for one test. */
export function newDatabaseFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'folio-')), 'shop.db');
}

/** A shop on a database file, a new one by default. */
export function openShop(dbFile = newDatabaseFile(), emailAvailability = false): DemoShop {
  return createDemo({ dbFile, distDir: tmpdir(), settings: { emailAvailability } });
}

/** A response with its JSON, if it is JSON. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** A browser in the shop: keeps cookies, follows no redirects, and sends requests as a script by default. */
export class Visitor {
  /** As in the header, percent-encoded. */
  readonly cookies = new Map<string, string>();
  isScript = true;

  /** `origin` names a server; without one the shop is called directly. */
  constructor(
    private readonly shop: DemoShop,
    private readonly origin = ORIGIN,
  ) {}

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await this.raw(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const json: unknown = isJson && answer.text !== '' ? JSON.parse(answer.text) : undefined;
    return { ...answer, body: json as Body };
  }

  /** A request with its raw response. */
  async raw(path: string, init: RequestInit = {}): Promise<Omit<Answer<never>, 'body'>> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) headers.set('cookie', cookie);
    if (this.isScript) headers.set('x-requested-with', 'XMLHttpRequest');
    const request = { ...init, headers, redirect: 'manual' as const };
    const response = await (this.origin === ORIGIN
      ? this.shop.app.request(`${ORIGIN}${path}`, request)
      : fetch(`${this.origin}${path}`, request));
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0\b/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** A cookie's value as scripts read it. */
  cookie(name: string): string {
    return decodeURIComponent(this.cookies.get(name) ?? '');
  }

  get<Body = unknown>(path: string): Promise<Answer<Body>> {
    return this.send<Body>('GET', path);
  }

  /** A REST call below `rest/default/V1/`. */
  rest<Body = unknown>(method: string, path: string, data?: unknown): Promise<Answer<Body>> {
    const isSent = data !== undefined;
    return this.send<Body>(
      method,
      `/rest/default/V1/${path}`,
      isSent ? JSON.stringify(data) : undefined,
      isSent ? { 'content-type': 'application/json' } : {},
    );
  }

  /** A form post with the visitor's form key. */
  post<Body = unknown>(path: string, fields: Record<string, string>): Promise<Answer<Body>> {
    const form = new URLSearchParams({
      form_key: this.cookie('form_key'),
      ...fields,
    });
    return this.send<Body>('POST', path, form);
  }

  /** Comes to the shop, which gives a session and a form key. */
  async arrive(): Promise<void> {
    await this.get('/');
  }

  async logIn(email = 'jane@example.com', password = 'Secret123!') {
    return this.send<{ errors: boolean; message: string }>(
      'POST',
      '/customer/ajax/login',
      JSON.stringify({ username: email, password }),
      { 'content-type': 'application/json' },
    );
  }

  async section<Body>(name: string): Promise<Body> {
    const { body } = await this.get<Record<string, Body>>(
      `/customer/section/load?sections=${name}`,
    );
    const section = body[name];
    if (section === undefined) throw new Error(`no section ${name}`);
    return section;
  }
}

export const californian = {
  countryId: 'US',
  regionId: 12,
  regionCode: 'CA',
  region: 'California',
  street: ['1 Main St', 'Floor 2'],
  company: '',
  telephone: '555-1234',
  postcode: '90210',
  city: 'Beverly Hills',
  firstname: 'Gus',
  lastname: 'Guest',
};

/** A guest cart over REST, with the calls of a checkout. */
export class GuestCart {
  private constructor(
    readonly visitor: Visitor,
    readonly id: string,
  ) {}

  static async make(visitor: Visitor): Promise<GuestCart> {
    const { body } = await visitor.rest<string>('POST', 'guest-carts');
    return new GuestCart(visitor, body);
  }

  /** The same cart for a returning visitor. */
  continuedBy(visitor: Visitor): GuestCart {
    return new GuestCart(visitor, this.id);
  }

  call<Body = unknown>(method: string, path: string, data?: unknown) {
    return this.visitor.rest<Body>(method, `guest-carts/${this.id}${path}`, data);
  }

  add(sku: string, qty = 1, productOption?: object) {
    return this.call<{ item_id: number; message?: string }>('POST', '/items', {
      cartItem: { quote_id: this.id, sku, qty, product_option: productOption },
    });
  }

  ship(address: object = californian, carrier = 'flatrate', method = 'flatrate') {
    return this.call<{ message?: string; totals: Totals }>('POST', '/shipping-information', {
      addressInformation: {
        shipping_address: address,
        billing_address: californian,
        shipping_carrier_code: carrier,
        shipping_method_code: method,
        extension_attributes: {},
      },
    });
  }

  totals() {
    return this.call<Totals>('GET', '/totals');
  }

  place(method = 'checkmo', rest: object = {}) {
    return this.call<number | { message: string; parameters?: unknown }>(
      'POST',
      '/payment-information',
      {
        cartId: this.id,
        email: 'gus@example.com',
        paymentMethod: { method, po_number: null, additional_data: null },
        billingAddress: californian,
        ...rest,
      },
    );
  }
}

/** The totals' fields that the tests check. */
export interface Totals {
  readonly grand_total: number;
  readonly subtotal: number;
  readonly discount_amount: number;
  readonly shipping_amount: number;
  readonly tax_amount: number;
  readonly coupon_code?: string;
  readonly items: readonly { readonly tax_amount: number; readonly options: string }[];
  readonly total_segments: readonly { readonly code: string; readonly title: string }[];
}
