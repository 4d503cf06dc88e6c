import type { Address, FieldConfig } from '../../../../src/domain/address.types';
import type { CheckoutConfig, QuoteItem, ShopConfig } from '../../../../src/domain/quote.types';
import { defaultSectionSettings } from '../../../../src/domain/sections/default-settings';
import type { SectionSettings } from '../../../../src/domain/sections/section-settings.types';
import type { ApiError } from '../../../../src/platform/http/api-error';

/** The configuration of a shop. */
export const shop: ShopConfig = {
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  websiteId: '1',
  storeId: '1',
  locale: 'en-US',
  cartUrl: 'https://shop.example/checkout/cart/',
  checkoutUrl: 'https://shop.example/checkout/',
  updateItemQtyUrl: 'https://shop.example/checkout/sidebar/updateItemQty/',
  removeItemUrl: 'https://shop.example/checkout/sidebar/removeItem/',
  loginUrl: 'https://shop.example/customer/account/login/',
  isLoginRedirectRequired: false,
  loginPopup: null,
  captchas: {},
  maxItemsToDisplay: 10,
  maxItemsVisible: 3,
  priceFormat: {
    pattern: '$%s',
    precision: 2,
    requiredPrecision: 2,
    decimalSymbol: '.',
    groupSymbol: ',',
    groupLength: 3,
    integerRequired: false,
  },
};

/** Its private-data cache, with every section the specification names (SECT-06). */
export const sectionSettings: SectionSettings = {
  ...defaultSectionSettings(shop),
  names: [
    'customer',
    'cart',
    'messages',
    'wishlist',
    'review',
    'captcha',
    'last-ordered-items',
    'instant-purchase',
    'payments',
  ],
};

/** A field of an address form, a visible text without options unless `rest` says otherwise. */
export const addressField = (
  name: string,
  sortOrder: number,
  rules: FieldConfig['rules'] = {},
  rest: Partial<FieldConfig> = {},
): FieldConfig => ({
  name,
  label: name,
  control: 'text',
  rules,
  options: [],
  sortOrder,
  visible: name !== 'region',
  defaultValue: '',
  hint: '',
  placeholder: '',
  ...rest,
});
const required = { 'required-entry': true };

const fields: readonly FieldConfig[] = [
  addressField('firstname', 20, required),
  addressField('lastname', 40, required),
  addressField('street.0', 70, required),
  addressField('country_id', 80, required),
  addressField('region_id', 90, required),
  addressField('region', 90, {}),
  addressField('city', 100, required),
  addressField('postcode', 110, required),
  addressField('telephone', 120, required),
];

export const directory: CheckoutConfig['directory'] = {
  countries: [
    {
      id: 'US',
      name: 'United States',
      regions: [
        { id: 43, code: 'NY', name: 'New York' },
        { id: 12, code: 'CA', name: 'California' },
      ],
      regionRequired: true,
      regionVisible: true,
      postcodeOptional: false,
      postcodePatterns: [
        { pattern: '^[0-9]{5}\\-[0-9]{4}$', example: '12345-6789' },
        { pattern: '^[0-9]{5}$', example: '12345' },
      ],
    },
    {
      id: 'IE',
      name: 'Ireland',
      regions: [],
      regionRequired: false,
      regionVisible: true,
      postcodeOptional: true,
      postcodePatterns: [],
    },
  ],
  defaultCountryId: 'US',
};

/** Totals as the server sends them, with an amount that distinguishes responses. */
export const wireTotals = (grandTotal: number, couponCode = ''): unknown => ({
  grand_total: grandTotal,
  subtotal: grandTotal,
  coupon_code: couponCode,
  items: [{ item_id: 77, name: 'Field Guide', qty: 1, options: '[]' }],
  total_segments: [
    { code: 'grand_total', title: 'Grand Total', value: grandTotal, area: 'footer' },
  ],
});

export const wireRate = (code: string, amount = 5): unknown => ({
  carrier_code: code,
  method_code: code,
  carrier_title: code,
  method_title: code,
  amount,
  price_excl_tax: amount,
  price_incl_tax: amount,
  available: true,
  error_message: '',
});

export const savedAddress: Address = {
  source: { type: 'customer-address', id: 1 },
  email: 'jane@example.com',
  countryId: 'US',
  regionId: 12,
  regionCode: 'CA',
  region: 'California',
  customerId: 7,
  street: ['1 Sunset Blvd'],
  company: '',
  telephone: '555-0101',
  fax: '',
  postcode: '90034',
  city: 'Los Angeles',
  firstname: 'Jane',
  lastname: 'Doe',
  middlename: '',
  prefix: '',
  suffix: '',
  vatId: '',
  saveInAddressBook: 0,
  customAttributes: [],
  isDefaultShipping: true,
  isDefaultBilling: true,
  inline: 'Jane Doe, 1 Sunset Blvd, Los Angeles, California 90034, United States',
};

/** What the checkout's configuration contains about a customer with saved addresses. */
export const customerOf = (
  id = 7,
  addresses: readonly Address[] = [savedAddress],
): Partial<CheckoutConfig> => ({
  cart: { kind: 'customer' },
  isLoggedIn: true,
  customer: { id, email: 'jane@example.com', firstname: 'Jane', lastname: 'Doe', addresses },
});

/** A cart item as the page's configuration contains it. */
export const guideItem: QuoteItem = {
  itemId: 77,
  productId: 1,
  sku: 'guide',
  name: 'Field Guide',
  qty: 1,
  isVirtual: false,
  options: [],
  image: null,
  message: '',
};

/** The server's response for a cart that no longer exists. */
export const NO_CART = {
  kind: 'rejected',
  status: 404,
  message: 'No such entity with cartId = 80',
  redirectAction: null,
} as const satisfies ApiError;

/** A guest's checkout with one line in the cart. */
export const checkoutConfig = (changes: Partial<CheckoutConfig> = {}): CheckoutConfig => ({
  cart: { kind: 'guest', maskedId: 'CART1' },
  isVirtual: false,
  isPersistent: false,
  isLoggedIn: false,
  isGuestCheckoutAllowed: true,
  isLoginRequired: false,
  customer: null,
  validatedEmail: '',
  items: [],
  totals: null,
  selectedShippingMethod: null,
  paymentMethods: [],
  activeCarriers: ['flatrate'],
  shippingAddressFromData: null,
  billingAddressFromData: null,
  isBillingAddressFromDataValid: false,
  directory,
  shippingFields: fields,
  billingFields: fields,
  useQty: true,
  maxCartItemsToDisplay: 10,
  taxDisplay: {
    shipping: 'excluding',
    totals: 'excluding',
    itemPrice: 'excluding',
    isFullSummary: false,
    isZeroTaxDisplayed: false,
    includeTaxInGrandTotal: false,
  },
  priceFormat: shop.priceFormat,
  storedPayments: [],
  gifts: { order: false, items: false },
  payment: {},
  successUrl: 'https://shop.example/checkout/onepage/success/',
  cancelUrl: 'https://shop.example/checkout/cart/',
  cartUrl: shop.cartUrl,
  checkoutUrl: shop.checkoutUrl,
  forgotPasswordUrl: '',
  pageNotFoundUrl: '',
  registerUrl: '',
  loginUrl: shop.loginUrl,
  paymentTexts: { instructions: {}, checkPayableTo: '', checkMailingAddress: '' },
  agreements: [],
  ...changes,
});
