import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import type { Address, Directory, FieldConfig } from '../../../../src/domain/address.types';
import type {
  CheckoutConfig,
  ShippingRate,
  ShopConfig,
  Totals,
} from '../../../../src/domain/quote.types';
import { CheckoutPage } from '../../../../src/features/checkout/CheckoutPage';
import { checkoutStarted } from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import type { CheckoutState } from '../../../../src/state/checkout/checkout-types';
import { INITIAL_CHECKOUT } from '../../../../src/state/checkout/initial';
import { quoteSlice, quoteStarted } from '../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { ElementContext } from '../../../../src/ui/element-context';
import { checkoutConfig, shop } from '../../state/support/shop';

const field = (
  name: string,
  label: string,
  sortOrder: number,
  more: Partial<FieldConfig> = {},
): FieldConfig => ({
  name,
  label,
  control: 'text',
  rules: { 'required-entry': true },
  options: [],
  sortOrder,
  visible: true,
  defaultValue: '',
  hint: '',
  placeholder: '',
  ...more,
});

const fields: readonly FieldConfig[] = [
  field('firstname', 'First Name', 20),
  field('lastname', 'Last Name', 40),
  field('street.0', 'Street Address', 70),
  field('country_id', 'Country', 80, { control: 'select' }),
  field('region_id', 'State/Province', 90, { control: 'select' }),
  field('region', 'State/Province', 90, { visible: false }),
  field('city', 'City', 100),
  field('postcode', 'Zip/Postal Code', 110),
  field('telephone', 'Phone Number', 120, { hint: 'For delivery questions.' }),
];

const directory: Directory = {
  countries: [
    {
      id: 'US',
      name: 'United States',
      regions: [
        { id: 49, code: 'OR', name: 'Oregon' },
        { id: 12, code: 'CA', name: 'California' },
      ],
      regionRequired: true,
      regionVisible: true,
      postcodeOptional: false,
      postcodePatterns: [{ pattern: '^[0-9]{5}$', example: '12345' }],
    },
    {
      id: 'GB',
      name: 'United Kingdom',
      regions: [],
      regionRequired: false,
      regionVisible: true,
      postcodeOptional: true,
      postcodePatterns: [],
    },
    {
      id: 'DE',
      name: 'Germany',
      regions: [],
      regionRequired: false,
      regionVisible: false,
      postcodeOptional: false,
      postcodePatterns: [],
    },
  ],
  defaultCountryId: 'US',
};

/** A saved address by its id, or a typed one. */
export const address = (id: number | null, more: Partial<Address> = {}): Address => ({
  source:
    id === null ? { type: 'new-customer-address', createdAt: 0 } : { type: 'customer-address', id },
  email: null,
  countryId: 'US',
  regionId: 49,
  regionCode: 'OR',
  region: 'Oregon',
  customerId: null,
  street: [`${id ?? 0} Chapel Lane`],
  company: '',
  telephone: '555-0102',
  fax: '',
  postcode: '97201',
  city: 'Portland',
  firstname: 'Ada',
  lastname: 'Marsh',
  middlename: '',
  prefix: '',
  suffix: '',
  vatId: '',
  saveInAddressBook: 0,
  customAttributes: [],
  isDefaultShipping: false,
  isDefaultBilling: false,
  inline: `Ada Marsh, ${id ?? 0} Chapel Lane`,
  ...more,
});

export const rate = (code: string, more: Partial<ShippingRate> = {}): ShippingRate => ({
  carrierCode: code,
  methodCode: code,
  carrierTitle: `Carrier ${code}`,
  methodTitle: `Method ${code}`,
  amount: 15,
  priceExclTax: 15,
  priceInclTax: 15,
  available: true,
  errorMessage: '',
  ...more,
});

export const totals: Totals = {
  grandTotal: 208.16,
  baseGrandTotal: 208.16,
  subtotal: 188,
  subtotalInclTax: 188,
  subtotalWithDiscount: 188,
  discountAmount: 0,
  shippingAmount: 0,
  shippingInclTax: 0,
  taxAmount: 0,
  couponCode: null,
  couponLabel: null,
  itemsQty: 5,
  baseCurrencyCode: 'USD',
  quoteCurrencyCode: 'USD',
  items: [],
  segments: [
    { code: 'grand_total', title: 'Grand Total', value: 208.16, area: 'footer', taxDetails: [] },
  ],
};

export const config: CheckoutConfig = checkoutConfig({
  items: ['Bag', 'Lamp', 'Book'].map((name, index) => ({
    itemId: index + 1,
    productId: index + 1,
    sku: name,
    name,
    qty: index + 1,
    isVirtual: false,
    options: [],
    image: null,
    message: '',
  })),
  totals,
  directory,
  shippingFields: fields,
  billingFields: fields,
  useQty: false,
  forgotPasswordUrl: 'https://shop.example/customer/account/forgotpassword/',
  pageNotFoundUrl: 'https://shop.example/checkout/noroute',
  registerUrl: 'https://shop.example/customer/account/create/',
  paymentTexts: {
    instructions: { banktransfer: 'IBAN 42' },
    checkPayableTo: 'Peer Store Ltd',
    checkMailingAddress: '1 Cheque Street',
  },
});

/** A customer with two saved addresses. */
export const customerConfig: CheckoutConfig = {
  ...config,
  isLoggedIn: true,
  customer: {
    id: 7,
    email: 'ada@example.com',
    firstname: 'Ada',
    lastname: 'Marsh',
    addresses: [address(1), address(2)],
  },
};

type Change = (state: CheckoutState) => CheckoutState;

/** A state with the shipping step filled and the payment step open. */
export const atPayment =
  (more: Partial<CheckoutState['payment']> = {}): Change =>
  (state) => ({
    ...state,
    step: 'payment',
    passed: ['shipping'],
    email: { ...state.email, value: 'ada@example.com' },
    shipping: {
      ...state.shipping,
      rates: { status: 'ready', list: [rate('flatrate')], error: null },
      method: { carrierCode: 'flatrate', methodCode: 'flatrate' },
    },
    billing: { ...state.billing, address: address(null), sameAsShipping: true },
    payment: {
      ...state.payment,
      status: 'ready',
      methods: [
        { code: 'checkmo', title: 'Check / Money order' },
        { code: 'purchaseorder', title: 'Purchase Order' },
      ],
      selected: 'checkmo',
      ...more,
    },
  });

/**
 * The checkout page with a store without flows: `actions` records what the views dispatch, and the test dispatches the
 * results of flows.
 */
export function renderCheckout(
  given: {
    config?: CheckoutConfig | null;
    shop?: Partial<ShopConfig>;
    change?: Change;
    withoutSummary?: true;
  } = {},
) {
  const checkout = given.config === undefined ? config : given.config;
  const store = createTillStore({ shop: { ...shop, ...given.shop }, checkout });
  store.inject({ name: 'views', slices: [quoteSlice, checkoutSlice], startFlows: () => {} });
  if (checkout !== null) store.dispatch(quoteStarted(checkout));
  const draft = { street: [''], country_id: 'US' };
  const start: CheckoutState = {
    ...INITIAL_CHECKOUT,
    step: checkout?.isVirtual === true ? 'payment' : 'shipping',
    shipping: { ...INITIAL_CHECKOUT.shipping, draft },
    billing: { ...INITIAL_CHECKOUT.billing, draft },
  };
  store.dispatch(checkoutStarted((given.change ?? ((state) => state))(start)));
  const actions: UnknownAction[] = [];
  const watched = {
    ...store,
    dispatch: ((action: UnknownAction) => {
      actions.push(action);
      return store.dispatch(action);
    }) as typeof store.dispatch,
  };
  const emit = vi.fn(() => true);
  const view = render(
    <Provider store={watched}>
      <ElementContext value={{ emit }}>
        <CheckoutPage withoutSummary={given.withoutSummary === true} />
      </ElementContext>
    </Provider>,
  );
  return { ...view, store, actions, emit };
}
