import type { DemoShop } from '../../../../demo/shop/app';
import { openDatabase } from '../../../../demo/shop/domain/open-database';
import { stockOf } from '../../../../demo/shop/domain/catalogue/stock';
import { createDemo } from '../../../../demo/demo';
import { tmpdir } from 'node:os';
import { newDatabaseFile, Visitor, californian } from '../../visitor';
import { FakeProvider } from './fake-provider';

/** A shop with a payment provider, both created for one test. */
export interface PayingShop {
  readonly shop: DemoShop;
  readonly provider: FakeProvider;
  /** The stock of a SKU. */
  stock(sku: string): number;
  close(): void;
}

export async function openPayingShop(): Promise<PayingShop> {
  const provider = await FakeProvider.open();
  const dbFile = newDatabaseFile();
  const shop = createDemo({
    dbFile,
    distDir: tmpdir(),
    stripe: provider.connection,
    // Nobody listens there: the tests of its buttons have a sandbox.
    paypal: { origin: 'http://127.0.0.1:1', clientId: 'demo', secret: '' },
  });
  return {
    shop,
    provider,
    stock: (sku) => {
      const db = openDatabase(dbFile);
      const left = stockOf(db, sku);
      db.close();
      return left;
    },
    close: () => {
      shop.close();
      provider.stop();
    },
  };
}

/** Every method of the provider and the shop's own card form. */
const ALL_PAYMENTS = [
  'stripe_payments',
  'stripe_payments_checkout',
  'stripe_payments_bank_transfers',
  'demo_card',
];

/** A visitor of a shop with online payment: a cart in the session, and the calls of the payment step. */
export class Payer extends Visitor {
  /** Changes the shop's settings for this visitor. */
  static async at(shop: DemoShop, settings: object = {}, email?: string): Promise<Payer> {
    const payer = new Payer(shop);
    await payer.set({ payments: ALL_PAYMENTS, ...settings });
    await payer.arrive();
    if (email !== undefined) await payer.logIn(email);
    await payer.arrive();
    return payer;
  }

  set(settings: object) {
    return this.send('PUT', '/demo/settings', JSON.stringify(settings));
  }

  add(product = '3') {
    return this.post('/checkout/cart/add/', { product, qty: '1' });
  }

  /** `checkoutConfig` of the checkout page, or of another page with it. */
  async config<T>(path = '/checkout/'): Promise<T> {
    const { text } = await this.get(path);
    const [, till = '{}'] = /data-till-config[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
    return (JSON.parse(till) as { checkoutConfig: T }).checkoutConfig;
  }

  private isCustomer = false;
  cartPath = '';

  /** Adds a product to the cart and saves the shipping step. */
  async ready(product = '3'): Promise<void> {
    await this.add(product);
    const { quoteData, isCustomerLoggedIn } = await this.config<{
      quoteData: { entity_id: string };
      isCustomerLoggedIn: boolean;
    }>('/checkout/cart/');
    this.isCustomer = isCustomerLoggedIn;
    this.cartPath = isCustomerLoggedIn ? 'carts/mine' : `guest-carts/${quoteData.entity_id}`;
    await this.rest('POST', `${this.cartPath}/shipping-information`, {
      addressInformation: {
        shipping_address: californian,
        billing_address: californian,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        extension_attributes: {},
      },
    });
  }

  /** Places the order of the cart. */
  place(method: string, additional_data: object | null = null, rest: object = {}) {
    return this.rest<number | string | { message: string }>(
      'POST',
      `${this.cartPath}/payment-information`,
      {
        ...(this.isCustomer ? {} : { email: 'gus@example.com' }),
        paymentMethod: { method, po_number: null, additional_data },
        billingAddress: californian,
        ...rest,
      },
    );
  }

  pay(payment_method: string, more: object = {}) {
    return this.place('stripe_payments', { payment_method, payment_element: true, ...more });
  }

  /** A call of the payment module; returns the raw response. */
  stripe<T = unknown>(method: string, path: string, data?: unknown) {
    return this.rest<T>(method, `stripe/payments/${path}`, data);
  }

  /** The JSON inside the JSON string. */
  async inner<T>(method: string, path: string, data?: unknown): Promise<T> {
    const { body } = await this.stripe<string>(method, path, data);
    return JSON.parse(body) as T;
  }
}
