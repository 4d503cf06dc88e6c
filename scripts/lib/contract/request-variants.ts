import { saveBillingAddress } from '../../../src/api/billing';
import { completeRequest } from '../../../src/api/buy-request';
import { placeOrder } from '../../../src/api/payment';
import { loadProductRows } from '../../../src/api/products';
import type { RestContext } from '../../../src/api/rest';
import { estimateRates, saveShipping } from '../../../src/api/shipping';
import { estimateTotals } from '../../../src/api/totals';
import type { Address } from '../../../src/domain/address.types';
import { address, method } from './recorded-calls';

/** A request without a recorded exchange, or with more content than the recorded ones. */
interface RequestVariant {
  readonly name: string;
  run(context: RestContext): Promise<unknown>;
}

/** With every field that a shop may require. */
const full: Address = {
  ...address,
  email: 'gus@example.com',
  customerId: 7,
  street: ['1 Main St', 'Floor 2', 'Door 3'],
  company: 'Gus & Sons',
  fax: '555-4321',
  middlename: 'G.',
  prefix: 'Dr.',
  suffix: 'Jr.',
  vatId: 'US123',
  saveInAddressBook: 1,
  customAttributes: [{ attribute_code: 'delivery_note', value: 'Ring twice' }],
};
/** With only the fields that every address has. */
const bare: Address = {
  ...address,
  countryId: 'GB',
  regionId: null,
  regionCode: null,
  region: null,
  company: '',
  fax: '',
};
/** An address from the customer's address book. */
const saved: Address = { ...address, source: { type: 'customer-address', id: 4 }, customerId: 7 };

const addresses = { full, bare, saved } as const;

const perAddress = Object.entries(addresses).flatMap(([what, one]): readonly RequestVariant[] => [
  { name: `estimateRates, ${what} address`, run: (context) => estimateRates(context, one) },
  {
    name: `estimateTotals, ${what} address`,
    run: (context) => estimateTotals(context, one, null),
  },
  {
    name: `saveShipping, ${what} address for both`,
    run: (context) => saveShipping(context, { shippingAddress: one, billingAddress: one, method }),
  },
  {
    name: `saveBillingAddress, ${what} address`,
    run: (context) => saveBillingAddress(context, one),
  },
]);

/** Checked against the server's documents in addition to the recorded calls. */
export const VARIANTS: readonly RequestVariant[] = [
  ...perAddress,
  {
    name: 'placeOrder, with terms and what a method adds',
    run: (context) =>
      placeOrder(context, {
        payment: {
          method: 'purchaseorder',
          po_number: 'PO-1',
          additional_data: { is_active_payment_token_enabler: 'true', payment_method_nonce: 'x' },
          extension_attributes: { agreement_ids: ['1', '2'] },
        },
        billingAddress: full,
        email: 'gus@example.com',
      }),
  },
  {
    name: 'loadProductRows',
    run: (context) => loadProductRows(context, { ids: ['1', '2'], store: '1', currency: 'USD' }),
  },
  {
    name: 'completeRequest',
    run: (context) =>
      completeRequest(context, '1', {
        request: [],
        isComplete: false,
        customTypes: new Map(),
      }),
  },
];
