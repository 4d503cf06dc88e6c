import { isDeepStrictEqual } from 'node:util';
import { saveBillingAddress } from '../../../src/api/billing';
import { loadCart } from '../../../src/api/cart';
import { emptyCart } from '../../../src/api/cart-form';
import { applyCoupon, cancelCoupon } from '../../../src/api/coupons';
import { isEmailAvailable } from '../../../src/api/customer';
import { login } from '../../../src/api/login';
import { choosePaymentMethod, loadPaymentInformation, placeOrder } from '../../../src/api/payment';
import type { RestContext } from '../../../src/api/rest';
import { loadSections } from '../../../src/api/sections';
import { estimateRates, saveShipping } from '../../../src/api/shipping';
import { removeItem, updateItemQty } from '../../../src/api/sidebar';
import { estimateTotals, loadTotals } from '../../../src/api/totals';
import type { Address } from '../../../src/domain/address.types';
import type { PaymentMethod, ShippingRate, Totals } from '../../../src/domain/quote.types';
import type { Result } from '../../../src/platform/result';

/** A call of `src/api` and the exchanges it is checked against. */
export interface ContractCall {
  readonly name: string;
  readonly method: string;
  /** Matched against the recorded path without its query. */
  readonly path: RegExp;
  run(context: RestContext): Promise<Result<unknown>>;
  /** Whether the parsed value matches the recorded body. */
  agrees(value: unknown, body: unknown): boolean;
  /** The message of a storefront refusal, which has status 200, or null. */
  refusal?(body: unknown): string | null;
}

type Json = Readonly<Record<string, unknown>>;

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Json | null | undefined)?.[key], value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const REST = '^/rest/[^/]+/V1';
const CART = `${REST}/(?:guest-carts/[^/]+|carts/mine)`;

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };

/** A guest's cart. */
export const GUEST: RestContext = { ...shop, cart: { kind: 'guest', maskedId: 'x' } };

/** The two kinds of cart in calls. */
export const CARTS: readonly RestContext[] = [GUEST, { ...shop, cart: { kind: 'customer' } }];

/** An address as a shopper types it. */
export const address: Address = {
  source: { type: 'new-customer-address', createdAt: 0 },
  email: null,
  countryId: 'US',
  regionId: 12,
  regionCode: 'CA',
  region: 'California',
  customerId: null,
  street: ['1 Main St'],
  company: '',
  telephone: '555-1234',
  fax: '',
  postcode: '90210',
  city: 'Beverly Hills',
  firstname: 'Gus',
  lastname: 'Guest',
  middlename: '',
  prefix: '',
  suffix: '',
  vatId: '',
  saveInAddressBook: 0,
  customAttributes: [],
  isDefaultShipping: false,
  isDefaultBilling: false,
  inline: '',
};
/** What is chosen for shipping. */
export const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };

const totalsAgree = (value: unknown, body: unknown): boolean => {
  const totals = value as Totals;
  return (
    totals.grandTotal === at(body, 'grand_total') &&
    isDeepStrictEqual(
      totals.segments.map(({ code }) => code),
      list(at(body, 'total_segments')).map((segment) => at(segment, 'code')),
    ) &&
    totals.items.length === list(at(body, 'items')).length
  );
};

const detailsAgree = (value: unknown, body: unknown): boolean => {
  const { methods, totals } = value as { methods: PaymentMethod[]; totals: Totals };
  const codes = list(at(body, 'payment_methods')).map((one) => at(one, 'code'));
  return (
    isDeepStrictEqual(
      methods.map(({ code }) => code),
      codes,
    ) && totalsAgree(totals, at(body, 'totals'))
  );
};

const ratesAgree = (value: unknown, body: unknown): boolean =>
  isDeepStrictEqual(
    (value as ShippingRate[]).map((rate) => [rate.carrierCode, rate.methodCode, rate.amount]),
    list(body).map((rate) => [
      at(rate, 'carrier_code'),
      at(rate, 'method_code') ?? null,
      at(rate, 'amount'),
    ]),
  );

const same = (value: unknown, body: unknown): boolean => value === body;
const sameNumber = (value: unknown, body: unknown): boolean => value === Number(body);

const sidebarRefusal = (body: unknown): string | null =>
  at(body, 'success') === false ? String(at(body, 'error_message')) : null;

const line = { itemId: '1', qty: 2, formKey: 'FORMKEY000000001' };

/** Every call of `src/api` with a recorded exchange. */
export const CALLS: readonly ContractCall[] = [
  {
    name: 'loadCart',
    method: 'GET',
    path: new RegExp(`${CART}$`),
    run: (context) => loadCart(context),
    agrees: (value, body) => at(value, 'isActive') === at(body, 'is_active'),
  },
  {
    name: 'loadTotals',
    method: 'GET',
    path: new RegExp(`${CART}/totals$`),
    run: (context) => loadTotals(context),
    agrees: totalsAgree,
  },
  {
    name: 'estimateTotals',
    method: 'POST',
    path: new RegExp(`${CART}/totals-information$`),
    run: (context) => estimateTotals(context, address, method),
    agrees: totalsAgree,
  },
  {
    name: 'estimateRates',
    method: 'POST',
    path: new RegExp(`${CART}/estimate-shipping-methods(?:-by-address-id)?$`),
    run: (context) => estimateRates(context, address),
    agrees: ratesAgree,
  },
  {
    name: 'saveShipping',
    method: 'POST',
    path: new RegExp(`${CART}/shipping-information$`),
    run: (context) =>
      saveShipping(context, { shippingAddress: address, billingAddress: null, method }),
    agrees: detailsAgree,
  },
  {
    name: 'loadPaymentInformation',
    method: 'GET',
    path: new RegExp(`${CART}/payment-information$`),
    run: (context) => loadPaymentInformation(context),
    agrees: detailsAgree,
  },
  {
    name: 'placeOrder',
    method: 'POST',
    path: new RegExp(`${CART}/payment-information$`),
    run: (context) =>
      placeOrder(context, {
        payment: { method: 'checkmo', po_number: null, additional_data: null },
        billingAddress: address,
        email: 'gus@example.com',
      }),
    agrees: sameNumber,
  },
  {
    name: 'choosePaymentMethod',
    method: 'POST',
    path: new RegExp(`${CART}/set-payment-information$`),
    run: (context) => choosePaymentMethod(context, { method: 'checkmo', email: 'gus@example.com' }),
    agrees: same,
  },
  {
    name: 'saveBillingAddress',
    method: 'POST',
    path: new RegExp(`${CART}/billing-address$`),
    run: (context) => saveBillingAddress(context, address),
    agrees: sameNumber,
  },
  {
    name: 'applyCoupon',
    method: 'PUT',
    path: new RegExp(`${CART}/coupons/[^/]+$`),
    run: (context) => applyCoupon(context, 'SAVE10'),
    agrees: same,
  },
  {
    name: 'cancelCoupon',
    method: 'DELETE',
    path: new RegExp(`${CART}/coupons$`),
    run: (context) => cancelCoupon(context),
    agrees: same,
  },
  {
    name: 'isEmailAvailable',
    method: 'POST',
    path: new RegExp(`${REST}/customers/isEmailAvailable$`),
    run: (context) => isEmailAvailable(context, 'gus@example.com'),
    agrees: same,
  },
  {
    name: 'login',
    method: 'POST',
    path: /^\/customer\/ajax\/login\/?$/,
    run: (context) => login(context, { username: 'gus@example.com', password: 'x' }),
    agrees: () => true,
    refusal: (body) => (at(body, 'errors') === true ? String(at(body, 'message')) : null),
  },
  {
    name: 'updateItemQty',
    method: 'POST',
    path: /^\/checkout\/sidebar\/updateItemQty\/?$/,
    run: () => updateItemQty('https://shop.example/checkout/sidebar/updateItemQty/', line),
    agrees: () => true,
    refusal: sidebarRefusal,
  },
  {
    name: 'removeItem',
    method: 'POST',
    path: /^\/checkout\/sidebar\/removeItem\/?$/,
    run: () => removeItem('https://shop.example/checkout/sidebar/removeItem/', line),
    agrees: () => true,
    refusal: sidebarRefusal,
  },
  {
    name: 'loadSections',
    method: 'GET',
    path: /^\/customer\/section\/load\/?$/,
    run: () =>
      loadSections({
        loadUrl: 'https://shop.example/customer/section/load/',
        names: ['cart'],
        newTimestamp: true,
      }),
    agrees: (value, body) =>
      isDeepStrictEqual(Object.keys(value as Json), Object.keys(body as Json)),
  },
  {
    name: 'emptyCart',
    method: 'POST',
    path: /^\/checkout\/cart\/updatePost\/?$/,
    run: () => emptyCart('https://shop.example/checkout/cart/', line.formKey),
    agrees: () => true,
  },
];
