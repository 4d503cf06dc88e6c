import type { APIRequestContext, APIResponse } from '@playwright/test';

import type { ProviderAccount } from './provider-records';
import { addressesOf, cartOf, PASSWORD, piecesOf, type OpenCart } from './shop-records';

/** How a call reaches the shop: with the browser's cookies, and with its database for ids. */
export interface Caller {
  readonly request: APIRequestContext;
  readonly dbFile: string;
  /** The id of the browser's session. */
  readonly session: () => Promise<string>;
}

const XHR = { 'X-Requested-With': 'XMLHttpRequest' };

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reader',
  street: ['12 Harbour Street'],
  country_id: 'US',
  region_id: 12,
  city: 'Oakland',
  postcode: '94607',
  telephone: '555-0134',
};

/** The books that are bought, with the ids that the shop's forms send. */
export const BOOKS = ['the-salt-road', 'lamplighters'] as const;

async function made(answer: APIResponse, what: string): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${what}: ${String(answer.status())} ${await answer.text()}`);
  return answer;
}

/** The session's open cart; rejects without one. */
async function openCart({ dbFile, session }: Caller): Promise<OpenCart> {
  const cart = cartOf(dbFile, await session());
  if (cart === null) throw new Error('there is no cart');
  return cart;
}

const cartPath = ({ isCustomer, maskedId }: OpenCart): string =>
  `/rest/default/V1/${isCustomer ? 'carts/mine' : `guest-carts/${maskedId}`}`;

/** Whether nothing is in the session's cart. */
export async function isCartEmpty({ dbFile, session }: Caller): Promise<boolean> {
  return piecesOf(dbFile, await session()) === 0;
}

/** Adds a book to the cart as the form of its page does. */
export async function addBook({ request }: Caller, book: string, qty: number): Promise<void> {
  const page = await (await request.get(`/${book}.html`)).text();
  const product = /name="product" value="(\d+)"/.exec(page)?.[1] ?? '';
  const formKey = /name="form_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const form = { product, form_key: formKey, qty: String(qty) };
  await made(
    await request.post(`/checkout/cart/add/product/${product}/`, { form, headers: XHR }),
    'the book was not added',
  );
}

/** Sets the quantity of the first line as the mini cart does. */
export async function changeQuantity(caller: Caller, qty: number): Promise<void> {
  const { formKey, lines } = await openCart(caller);
  const [line] = lines;
  if (line === undefined) throw new Error('the cart is empty');
  const form = { item_id: String(line.id), item_qty: String(qty), form_key: formKey };
  const answer = caller.request.post('/checkout/sidebar/updateItemQty/', { form, headers: XHR });
  await made(await answer, 'the quantity was not changed');
}

/** Applies a coupon by REST. */
export async function applyCoupon(caller: Caller): Promise<void> {
  const path = `${cartPath(await openCart(caller))}/coupons/TENOFF`;
  await made(await caller.request.put(path, { headers: XHR }), 'the coupon was not applied');
}

/** Saves the shipping step as "Next" does. */
export async function saveShipping(caller: Caller, email: string): Promise<void> {
  const cart = await openCart(caller);
  const [saved] = cart.isCustomer ? addressesOf(caller.dbFile, email) : [];
  const address = saved === undefined ? ADDRESS : { ...ADDRESS, customer_address_id: saved };
  const answer = caller.request.post(`${cartPath(cart)}/shipping-information`, {
    headers: XHR,
    data: {
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
      },
    },
  });
  await made(await answer, 'shipping was not saved');
}

/** Signs a customer in as the dialog of the checkout does. */
export async function signIn({ request }: Caller, email: string): Promise<void> {
  const data = { username: email, password: PASSWORD };
  const answer = await request.post('/customer/ajax/login', { data, headers: XHR });
  if (!(await answer.text()).includes('"errors":false')) throw new Error('nobody signed in');
}

/** Lets PayPal keep a card of the customer who is signed in, as the page of the account that adds one. */
export async function savePaypalCard(
  { request }: Caller,
  { origin, id }: ProviderAccount,
  number: string,
): Promise<void> {
  const ask = async (query: string, input: object = {}): Promise<string> => {
    const data = { query, variables: { input } };
    const answer = await made(await request.post('/graphql', { data }), 'PayPal keeps no card');
    return answer.text();
  };
  const setup = /"setup_token":"(\w+)"/.exec(await ask('createVaultCardSetupToken'))?.[1] ?? '';
  const card = { number, month: 12, year: new Date().getFullYear() + 3, cvv: '739' };
  const data = { order: setup, ...card, billing: {} };
  await made(
    await request.post(`${origin}/card/confirm?client-id=demo_${id}`, { data }),
    'no card',
  );
  const kept = await ask('createVaultCardPaymentToken', { setup_token_id: setup });
  if (!kept.includes('vault_token_id')) throw new Error(`the card was not kept: ${kept}`);
}

/** Saves a card of the customer who is signed in; its bank has agreed. */
export async function saveCard(
  { request }: Caller,
  { origin, id }: ProviderAccount,
  card: string,
): Promise<void> {
  const path = '/rest/default/V1/stripe/payments/add_payment_method';
  const answer = await made(
    await request.post(path, { data: { paymentMethodId: card }, headers: XHR }),
    'the card was not saved',
  );
  const saved: unknown = JSON.parse(await answer.text());
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved);
  const secret = /"client_secret":"((seti_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+)"/.exec(text);
  if (secret === null) return;
  const [, clientSecret = '', intent = ''] = secret;
  const query = new URLSearchParams({ account: id, client_secret: clientSecret });
  const bank = `${origin}/v3/challenge/${intent}?${query.toString()}`;
  await made(await request.post(bank, { form: { outcome: 'complete' } }), 'the bank has refused');
}
