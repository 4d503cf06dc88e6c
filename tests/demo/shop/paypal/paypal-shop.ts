import { tmpdir } from 'node:os';

import { createDemo } from '../../../../demo/demo';
import { openPaypal, type PaypalProvider } from '../../../../demo/provider';
import type { DemoShop } from '../../../../demo/shop/app';
import { newDatabaseFile } from '../../visitor';
import { Payer } from '../payments/paying';

/** A capture at the sandbox. */
export interface Capture {
  readonly id: string;
  readonly order_id: string;
  readonly amount: { readonly value: string };
}

/** A shop with PayPal's sandbox, both of one test, and a shopper in it. */
export class PaypalShop {
  private constructor(
    readonly shop: DemoShop,
    readonly provider: PaypalProvider,
    readonly payer: Payer,
  ) {}

  static async open(settings: object = {}, email?: string): Promise<PaypalShop> {
    const provider = await openPaypal(0);
    const dbFile = newDatabaseFile();
    const shop = createDemo({ dbFile, distDir: tmpdir(), paypal: provider.connection });
    const payer = await Payer.at(shop, { payments: [], paypalButtons: true, ...settings }, email);
    return new PaypalShop(shop, provider, payer);
  }

  close(): void {
    this.shop.close();
    this.provider.close();
  }

  /** A page of the sandbox for this shopper's account. */
  at(path: string, query = '', init: RequestInit = {}) {
    const client = `client-id=demo_${this.payer.cookie('demo_visitor')}`;
    return fetch(`${this.provider.connection.origin}${path}?${client}${query}`, init);
  }

  async control<T>(method: string, path: string, data?: object): Promise<T> {
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    return (await (await this.at(`/sandbox/${path}`, '', { method, ...body })).json()) as T;
  }

  captures(): Promise<readonly Capture[]> {
    return this.control('GET', 'captures');
  }

  /** The payer approves an order in the window. */
  async approve(id: string, address = '0'): Promise<void> {
    const body = new URLSearchParams({ address });
    await this.at('/checkoutnow', `&token=${id}`, { method: 'POST', body });
  }

  /** Takes the money of an order behind the shop's back. */
  capture(id: string): Promise<void> {
    return this.atApi(`checkout/orders/${id}/capture`);
  }

  /** Gives back what was taken. */
  refund(captureId: string): Promise<void> {
    return this.atApi(`payments/captures/${captureId}/refund`);
  }

  /** A call of the shop's to the provider. */
  private async atApi(path: string): Promise<void> {
    const client = `demo_${this.payer.cookie('demo_visitor')}`;
    const authorization = `Basic ${btoa(`${client}:secret_${client}`)}`;
    const { origin } = this.provider.connection;
    const response = await fetch(`${origin}/v2/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(await response.text());
  }

  call<T>(path: string, fields: Record<string, string> = {}) {
    return this.payer.post<T>(`/paymentservicespaypal/${path}`, fields);
  }

  /** Presses the button in a place and approves; ends before `updatequote`. */
  async press(location: string): Promise<Created> {
    const { body } = await this.call<Created>('smartbuttons/createpaypalorder/', {
      payment_source: 'paypal',
      location,
    });
    await this.approve(body.response['paypal-order'].id);
    return body;
  }

  updateQuote({ response }: Created) {
    return this.call<{ success: boolean; redirectUrl?: string; error?: string }>(
      'smartbuttons/updatequote/',
      { paypal_order_id: response['paypal-order'].id, paypal_payer_id: 'SANDBOXPAYER1' },
    );
  }

  /** The whole way to the review page with a shipping method. */
  async toReview(location: string): Promise<void> {
    await this.updateQuote(await this.press(location));
    await this.call('smartbuttons/saveShippingMethod/', {
      shipping_method: 'flatrate_flatrate',
      isAjax: 'true',
    });
  }

  /** Presses Place Order on the review page; returns where the shop leads. */
  async place(fields: Record<string, string> = {}): Promise<string> {
    const { headers } = await this.call('smartbuttons/placeorder/', fields);
    return headers.get('location')?.replace('http://shop.example', '') ?? '';
  }

  async count(): Promise<number> {
    return (await this.payer.section<{ summary_count: number }>('cart')).summary_count;
  }
}

/** The response of the calls that create an order. */
export interface Created {
  readonly response: {
    readonly is_successful?: boolean;
    readonly status?: number;
    readonly message?: string;
    readonly error?: string;
    readonly 'paypal-order': {
      readonly id: string;
      readonly mp_order_id: string;
      readonly amount: string;
      readonly currency_code: string;
    };
  };
}
