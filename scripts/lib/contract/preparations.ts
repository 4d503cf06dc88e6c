import type { Settings } from '../../../demo/shop/domain/settings/fields';
import type { RecordedResponse } from './response-differences';
import { ATTRIBUTES, PRODUCTS, VALUES } from './stand-ins';
import { SCRIPT_HEADERS, type ReplayedVisit } from './replayed-visit';

/** What happened, unrecorded, before a recorded step. */
type Preparation = (visit: ReplayedVisit) => Promise<void>;

const FORM_HEADERS = {
  ...SCRIPT_HEADERS,
  'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
} as const;

type Fields = Readonly<Record<string, string>>;

/** A variant of the configurable product, in the demo shop's ids. */
const COLOUR_AND_SIZE: Fields = {
  [`super_attribute[${ATTRIBUTES['93'] ?? ''}]`]: VALUES['5'] ?? '',
  [`super_attribute[${ATTRIBUTES['137'] ?? ''}]`]: VALUES['8'] ?? '',
};

const standIn = (sku: string) => {
  const found = PRODUCTS.find((entry) => entry.sku === sku);
  if (!found) throw new Error(`Nothing stands in for ${sku}.`);
  return found.standIn;
};

function rest(
  visit: ReplayedVisit,
  path: string,
  data: unknown,
  cookies = new Map<string, string>(),
): Promise<RecordedResponse> {
  return visit.send(
    'POST',
    `/rest/default/V1/${path}`,
    JSON.stringify(data),
    SCRIPT_HEADERS,
    cookies,
  );
}

/** Adds a product to the cart of a recorded session as a page's script does. */
const addToCart =
  (session: string, sku: string, qty = 1, fields: Fields = {}): Preparation =>
  async (visit) => {
    const cookies = await visit.cookiesOf(session);
    const form = new URLSearchParams({
      ...fields,
      product: String(standIn(sku).id),
      qty: String(qty),
      form_key: cookies.get('form_key') ?? '',
    });
    await visit.send('POST', '/checkout/cart/add/', form.toString(), FORM_HEADERS, cookies);
  };

const logIn =
  (session: string, username: string): Preparation =>
  async (visit) => {
    const cookies = await visit.cookiesOf(session);
    const data = visit.replacements.json({ username, password: 'Passw0rd!x' });
    await visit.send('POST', '/customer/ajax/login', JSON.stringify(data), SCRIPT_HEADERS, cookies);
    await visit.send('GET', '/', undefined, { accept: 'text/html' }, cookies);
  };

/** Creates a guest cart over REST, under the masked id that was recorded. */
const guestCart =
  (maskedId: string, sku: string, qty = 1): Preparation =>
  async (visit) => {
    const { body } = await rest(visit, 'guest-carts', {});
    visit.replacements.learn('word', maskedId, String(body));
    await addToGuestCart(maskedId, sku, qty)(visit);
  };

const addToGuestCart =
  (maskedId: string, sku: string, qty = 1): Preparation =>
  async (visit) => {
    const path = visit.replacements.path(`/guest-carts/${maskedId}/items`).slice(1);
    await rest(visit, path, { cartItem: { quote_id: '', sku: standIn(sku).sku, qty } });
  };

const masked = (number: number): string => `MASKEDQUOTEID${String(number).padStart(19, '0')}`;

const ADDRESS = {
  countryId: 'US',
  regionId: 12,
  regionCode: 'CA',
  region: 'California',
  street: ['1 Main St'],
  telephone: '555-1234',
  postcode: '90210',
  city: 'Beverly Hills',
  firstname: 'Gus',
  lastname: 'Guest',
};

/** Completes the shipping step of a guest cart. */
const ship =
  (maskedId: string): Preparation =>
  async (visit) => {
    const path = visit.replacements.path(`/guest-carts/${maskedId}/shipping-information`).slice(1);
    await rest(visit, path, {
      addressInformation: {
        shipping_address: ADDRESS,
        billing_address: ADDRESS,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
      },
    });
  };

/** The masked id of a session's cart, from its cart page. */
const cartOf =
  (session: string, maskedId: string): Preparation =>
  async (visit) => {
    const cookies = await visit.cookiesOf(session);
    const page = await visit.send(
      'GET',
      '/checkout/cart/',
      undefined,
      { accept: 'text/html' },
      cookies,
    );
    const [, id] = /"entity_id":"(\w+)"/.exec(String(page.body)) ?? [];
    if (id !== undefined) visit.replacements.learn('word', maskedId, id);
  };

/** Separate carts for single steps, each with one bag. */
const ONE_BAG: Readonly<Record<string, number>> = {
  '35-shipping-information-region-missing': 2,
  '37-shipping-information-region-id-of-other-country': 3,
  '39-shipping-information-region-text-only': 4,
  '41-shipping-information-region-code-only': 5,
  '43-shipping-information-region-id-zero': 6,
  '45-shipping-information-fields-missing': 7,
  '47-shipping-information-postcode-empty': 8,
  '49-shipping-information-postcode-wrong-format': 9,
  '51-shipping-information-street-empty': 10,
  '53-shipping-information-street-too-many-lines': 11,
  '55-shipping-information-telephone-empty': 12,
  '57-shipping-information-firstname-empty': 13,
  '59-shipping-information-country-unknown': 14,
  '61-shipping-information-firstname-very-long': 15,
  '63-shipping-information-method-not-offered': 16,
  '64-totals-information-method-not-offered': 17,
};
/** The same with the shipping step done. */
const ONE_BAG_SHIPPED: Readonly<Record<string, number>> = {
  '65-place-order-invalid-email': 18,
  '66-place-order-empty-email': 19,
  '67-place-order-no-email': 20,
  '73-place-order-billing-name-missing': 21,
  '74-place-order-billing-name-invalid-chars': 22,
  '75-place-order-no-billing-address': 23,
  '76-place-order-double-submit-a': 24,
  '78-put-order-endpoint': 25,
};

const errorCarts = Object.fromEntries([
  ...Object.entries(ONE_BAG).map(([step, cart]): [string, readonly Preparation[]] => [
    `errors/${step}`,
    [guestCart(masked(cart), '24-MB01')],
  ]),
  ...Object.entries(ONE_BAG_SHIPPED).map(([step, cart]): [string, readonly Preparation[]] => [
    `errors/${step}`,
    [guestCart(masked(cart), '24-MB01'), ship(masked(cart))],
  ]),
]);

/** Changes settings of the demo shop for the rest of the visit. */
const set =
  (settings: Partial<Settings>): Preparation =>
  (visit) =>
    visit.set(settings);

/** Headers that were not recorded: a captcha value, which cannot have been right. */
export const EXTRA_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'captcha/10-coupon-wrong': { 'x-captcha': 'zzzz' },
  'captcha/12-place-order-wrong': { 'x-captcha': 'zzzz' },
};

/** By flow and step; unlisted steps need no preparation. */
export const PREPARATIONS: Readonly<Record<string, readonly Preparation[]>> = {
  ...errorCarts,
  'email/03-login-enabled-existing': [set({ emailAvailability: true })],
  'agreements/05-place-order-without': [set({ agreements: 'manual' })],
  'captcha/01-section-captcha': [
    set({
      captcha: ['user_login', 'sales_rule_coupon_request', 'payment_processing_request'],
    }),
  ],
  'minicart/01-section-three-items': [
    addToCart('phpsessid00000000000000033', '24-MB01'),
    addToCart('phpsessid00000000000000033', 'LOW-2'),
    addToCart('phpsessid00000000000000033', '24-WB05'),
  ],
  'minicart/15-section-before-cart-page': [addToCart('phpsessid00000000000000033', 'LOW-2')],
  'customer-checkout/37-assign-guest-cart': [addToGuestCart(masked(1), '24-WB05', 2)],
  'ajax-login/01-guest-cart-totals-before-login': [
    addToCart('phpsessid00000000000000016', '24-MB01'),
    cartOf('phpsessid00000000000000016', masked(4)),
  ],
  'agreements/08-checkout-page': [addToCart('phpsessid00000000000000022', 'WARRANTY')],
  'captcha/02-checkout-page': [addToCart('phpsessid00000000000000050', 'WARRANTY')],
  'captcha/09-coupon-without': [guestCart(masked(39), 'WARRANTY')],
  'pages/09-cart-guest': [
    addToCart('phpsessid00000000000000005', '24-MB01'),
    addToCart('phpsessid00000000000000005', 'HOOD', 1, COLOUR_AND_SIZE),
  ],
  'pages/11-session-shipping-information': [cartOf('phpsessid00000000000000006', masked(2))],
  'pages/16-checkout-customer': [
    logIn('phpsessid00000000000000008', 'jane@example.com'),
    addToCart('phpsessid00000000000000008', '24-MB01'),
  ],
  'pages/20-checkout-virtual': [addToCart('phpsessid00000000000000010', 'WARRANTY')],
  'saved-cards/01-list-page': [logIn('phpsessid00000000000000012', 'jane@example.com')],
};
