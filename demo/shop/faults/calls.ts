import { categories } from '../data/categories';
import { paymentCalls } from './payment-calls';

interface Call {
  readonly label: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | null;
  readonly paths: readonly string[];
}

/** REST paths of a cart, for guests and customers. */
const ofCart = (path: string): readonly string[] => [
  `/rest/*/V1/guest-carts/*/${path}`,
  `/rest/*/V1/carts/mine/${path}`,
];

/** Calls of the shop that a fault can target; `*` in a path stands for anything. */
export const calls = {
  sections: {
    label: 'Private data (sections)',
    method: 'GET',
    paths: ['/customer/section/load'],
  },
  'add-to-cart': { label: 'Add to cart', method: 'POST', paths: ['/checkout/cart/add*'] },
  'update-quantity': {
    label: 'Quantity in the mini cart',
    method: 'POST',
    paths: ['/checkout/sidebar/updateItemQty'],
  },
  'remove-item': {
    label: 'Remove in the mini cart',
    method: 'POST',
    paths: ['/checkout/sidebar/removeItem'],
  },
  'update-cart': {
    label: 'Quantities of the cart page',
    method: 'POST',
    paths: ['/checkout/cart/updatePost', '/checkout/cart/updateItemQty'],
  },
  totals: {
    label: 'Totals',
    method: null,
    paths: [...ofCart('totals'), ...ofCart('totals-information')],
  },
  coupon: {
    label: 'Coupon',
    method: null,
    paths: [...ofCart('coupons*'), '/checkout/cart/couponPost'],
  },
  'gift-message': {
    label: 'Gift message: read',
    method: 'GET',
    paths: ofCart('gift-message*'),
  },
  'save-gift-message': {
    label: 'Gift message: save or delete',
    method: 'POST',
    paths: ofCart('gift-message*'),
  },
  balance: {
    label: 'Store credit',
    method: 'POST',
    paths: ['/rest/*/V1/carts/mine/balance/*'],
  },
  'shipping-rates': {
    label: 'Shipping methods',
    method: 'POST',
    paths: ofCart('estimate-shipping-methods*'),
  },
  'save-shipping': {
    label: 'Save shipping (Next)',
    method: 'POST',
    paths: ofCart('shipping-information'),
  },
  'verify-billing': {
    label: 'Verify the billing address',
    method: 'POST',
    paths: ['/rest/*/V1/carts/billing-validate-address'],
  },
  'verify-account': {
    label: 'Verify an address of the account',
    method: 'POST',
    paths: ['/rest/*/V1/carts/mine/validate-address'],
  },
  'save-choice': {
    label: 'Several addresses: save the chosen address',
    method: 'POST',
    paths: ['/rest/*/V1/multishipping/save-address'],
  },
  'save-payment': {
    label: 'Save payment',
    method: 'POST',
    paths: ofCart('set-payment-information'),
  },
  'place-order': {
    label: 'Place the order',
    method: 'POST',
    paths: ofCart('payment-information'),
  },
  'check-items': {
    label: 'Several addresses: check items',
    method: 'POST',
    paths: ['/multishipping/checkout/checkItems'],
  },
  'place-orders': {
    label: 'Several addresses: place the orders',
    method: 'POST',
    paths: ['/multishipping/checkout/overviewPost'],
  },
  'email-check': {
    label: 'Is the e-mail known?',
    method: 'POST',
    paths: ['/rest/*/V1/customers/isEmailAvailable'],
  },
  'save-account': {
    label: 'Save the account',
    method: 'POST',
    paths: ['/customer/account/editPost'],
  },
  'save-address': {
    label: 'Save an address',
    method: 'POST',
    paths: ['/customer/address/formPost*'],
  },
  'delete-address': {
    label: 'Delete an address',
    method: 'POST',
    paths: ['/customer/address/delete/*'],
  },
  customer: {
    label: 'The customer and the address book',
    method: 'GET',
    paths: ['/rest/*/V1/customers/me'],
  },
  login: { label: 'Sign in', method: 'POST', paths: ['/customer/ajax/login'] },
  suggestions: { label: 'Search suggestions', method: 'GET', paths: ['/search/ajax/suggest'] },
  listing: {
    label: 'Another page of a list',
    method: 'GET',
    paths: [...categories.map(({ urlKey }) => `/${urlKey}.html`), '/catalogsearch/result'],
  },
  'search-log': {
    label: 'Log of a search',
    method: 'GET',
    paths: ['/catalogsearch/searchTermsLog/save'],
  },
  'swatch-media': { label: 'Pictures of a swatch', method: 'GET', paths: ['/swatches/ajax/media'] },
  reviews: { label: 'Reviews of a product', method: 'GET', paths: ['/review/product/listAjax/*'] },
  'write-review': { label: 'Send a review', method: 'POST', paths: ['/review/product/post/*'] },
  newsletter: {
    label: 'Newsletter sign-up',
    method: 'POST',
    paths: ['/newsletter/subscriber/new'],
  },
  'newsletter-status': {
    label: 'Is the address subscribed?',
    method: 'GET',
    paths: ['/newsletter/ajax/status'],
  },
  'add-wish': { label: 'Add to the wish list', method: 'POST', paths: ['/wishlist/index/add*'] },
  'change-wishes': {
    label: 'Change the wish list',
    method: 'POST',
    paths: [
      '/wishlist/index/remove*',
      '/wishlist/index/update*',
      '/wishlist/index/cart*',
      '/wishlist/index/allcart*',
    ],
  },
  'add-compare': {
    label: 'Add to the comparison',
    method: 'POST',
    paths: ['/catalog/product_compare/add*'],
  },
  'change-compare': {
    label: 'Change the comparison',
    method: 'POST',
    paths: ['/catalog/product_compare/remove*', '/catalog/product_compare/clear*'],
  },
  viewed: {
    label: 'Recently viewed products',
    method: 'GET',
    paths: ['/rest/*/V1/products-render-info'],
  },
  'private-blocks': {
    label: 'Private blocks of a page',
    method: 'GET',
    paths: ['/page_cache/block/render'],
  },
  ...paymentCalls,
  captcha: { label: 'Another captcha', method: 'POST', paths: ['/captcha/refresh'] },
} as const satisfies Readonly<Record<string, Call>>;

/** The requests that a fault targets: a call by its name, or a path pattern with a method (any, when omitted). */
export type Target =
  | { readonly call: keyof typeof calls }
  | { readonly path: string; readonly method?: string | undefined };

function isPath(pattern: string, path: string): boolean {
  const parts = pattern.replace(/\/$/, '').split('*');
  const source = parts.map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&')).join('.*');
  return new RegExp(`^${source}/?$`, 'i').test(path);
}

/** Whether a request matches the target. */
export function isTarget(target: Target, method: string, path: string): boolean {
  const { method: wished, paths }: Pick<Call, 'paths'> & { readonly method: string | null } =
    'call' in target ? calls[target.call] : { method: target.method ?? null, paths: [target.path] };
  return (wished === null || wished === method) && paths.some((pattern) => isPath(pattern, path));
}
