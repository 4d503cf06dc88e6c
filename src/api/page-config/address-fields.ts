import type { FieldConfig } from '../../domain/address.types';
import { ownValue } from '../../domain/own-value';
import type { PageSource } from '../../platform/page/page-source';
import { report } from '../../platform/console';
import { DEFAULT_FIELDS } from './default-fields';
import { parseFields } from './fields';
import { branch, configsOf, recordOf, type Json } from './config-values';

/** The fields of the shipping and the billing form, as the checkout or cart page describes them. */
export interface AddressFields {
  readonly shipping: readonly FieldConfig[];
  readonly billing: readonly FieldConfig[];
}

/**
 * Reads both forms from the page's component tree. The billing form falls back to the shipping form's fields, and a
 * page without any to a stock shop's, with one warning. `isCheckoutPage` false suppresses the warning where no form is
 * shown.
 */
export function parseAddressFields(source: PageSource): AddressFields {
  const trees = configsOf(source.init, 'Magento_Ui/js/core/app').map((app) =>
    branch(app, 'components'),
  );
  const shipping = firstFilled(trees.flatMap(shippingFieldsets));
  const billing = firstFilled(trees.flatMap(billingFieldsets));
  if (shipping === null && billing === null) {
    report(27, 'The page has no readable address form: put till-early.js in the head.');
  }
  const fallback = shipping ?? billing ?? DEFAULT_FIELDS;
  return { shipping: fallback.map(withCountryRequired), billing: billing ?? fallback };
}

/**
 * The country of a shipping address is always required, with a message of its own (FORM-01); elsewhere as configured
 * (FORM-02).
 */
const withCountryRequired = (field: FieldConfig): FieldConfig =>
  field.name === 'country_id'
    ? {
        ...field,
        rules: { ...field.rules, 'required-entry': { message: 'Field country_id is required.' } },
      }
    : field;

function firstFilled(fieldsets: readonly Json[]): readonly FieldConfig[] | null {
  for (const children of fieldsets) {
    const fields = parseFields(children);
    if (fields.length > 0) return fields;
  }
  return null;
}

const childrenOf = (node: unknown, ...names: readonly string[]): Json =>
  names.reduce<Json>(
    (children, name) => branch(ownValue(children, name), 'children'),
    branch(node, 'children'),
  );

function shippingFieldsets(components: Json): Json[] {
  return [
    childrenOf(
      components.checkout,
      'steps',
      'shipping-step',
      'shippingAddress',
      'shipping-address-fieldset',
    ),
    childrenOf(components['block-summary'], 'block-shipping', 'address-fieldsets'),
  ];
}

/** One form for all methods, or one per method, of which the first is used for all. */
function billingFieldsets(components: Json): Json[] {
  const payment = childrenOf(components.checkout, 'steps', 'billing-step', 'payment');
  const shared = childrenOf(payment.afterMethods, 'billing-address-form', 'form-fields');
  const perMethod = Object.values(childrenOf(payment['payments-list'])).map((form) =>
    childrenOf(recordOf(form), 'form-fields'),
  );
  return [shared, ...perMethod];
}
