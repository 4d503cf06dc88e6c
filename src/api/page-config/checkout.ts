import * as v from 'valibot';
import type { CartRef, CheckoutConfig, PaymentMethod } from '../../domain/quote.types';
import type { PageSource } from '../../platform/page/page-source';
import { totalsSchema } from '../totals';
import { wireChoices, wireFlag, wireMap, wireNumber, wireText } from '../wire/wire';
import { parseAddressFields } from './address-fields';
import { parseDirectory } from './directory';
import { parseQuoteItems } from './quote-items';
import { branch, recordOf, type Json } from './config-values';
import { giftPlaces } from './gift-places';
import { reader, type ReadKey } from './reader';
import { labelled } from '../../domain/custom-attributes';
import type { FieldConfig } from '../../domain/address.types';
import { parseSavedAddress } from './saved-address';
import { parseShopConfig } from './shop';
import { parseStoredPayments } from './stored-payments';
import { parseTaxDisplay } from './tax-display';

const url = v.pipe(v.string(), v.trim(), v.nonEmpty());
const text = v.string();
const texts = wireMap(v.fallback(v.string(), ''));
const record = v.record(v.string(), v.unknown());
const methods = wireChoices(v.object({ code: v.string(), title: v.fallback(v.string(), '') }));
const methodRef = v.pipe(
  v.object({ carrier_code: v.string(), method_code: v.string() }),
  v.transform(({ carrier_code, method_code }) => ({
    carrierCode: carrier_code,
    methodCode: method_code,
  })),
);

/**
 * The configuration of checkout and cart pages, normalised (CONF-01 to CONF-15, `config-shapes.md` §1). Null on pages
 * without one. Never throws: an invalid key is replaced by its fallback and reported in one warning.
 */
export function parseCheckoutConfig(source: PageSource): CheckoutConfig | null {
  const config = source.checkoutConfig;
  if (config === null) return null;
  const shop = parseShopConfig(source);
  const read = reader(config, 'checkoutConfig');
  const quote = reader(recordOf(config.quoteData), 'quoteData');
  const isLoggedIn = read('isCustomerLoggedIn', wireFlag, false);
  const fields = parseAddressFields(source);
  const cartUrl = read('cartUrl', url, shop.cartUrl);
  const paypal = reader(
    branch(config, 'payment', 'paypalExpress', 'inContextConfig', 'clientConfig'),
    'payment.paypalExpress',
  );
  return {
    cart: cartOf(quote, isLoggedIn),
    isVirtual: quote('is_virtual', wireFlag, false),
    isPersistent: quote('is_persistent', wireFlag, false),
    isLoggedIn,
    isGuestCheckoutAllowed:
      read('isGuestCheckoutAllowed', wireFlag, true) && !quote('login_required', wireFlag, false),
    isLoginRequired: read('isCustomerLoginRequired', wireFlag, false),
    customer: isLoggedIn ? customerOf(recordOf(config.customerData), fields.shipping) : null,
    validatedEmail: read('validatedEmailValue', text, ''),
    items: parseQuoteItems(read),
    totals: read('totalsData', totalsSchema, null),
    selectedShippingMethod: read('selectedShippingMethod', methodRef, null),
    paymentMethods: read<PaymentMethod[]>('paymentMethods', methods, []),
    activeCarriers: read('activeCarriers', wireChoices(text), []),
    shippingAddressFromData: read('shippingAddressFromData', record, null),
    billingAddressFromData: read('billingAddressFromData', record, null),
    isBillingAddressFromDataValid: read('isBillingAddressFromDataValid', wireFlag, false),
    directory: parseDirectory(source, config),
    shippingFields: fields.shipping,
    billingFields: fields.billing,
    useQty: read('useQty', wireFlag, true),
    maxCartItemsToDisplay: read('maxCartItemsToDisplay', wireNumber, 10),
    taxDisplay: parseTaxDisplay(read),
    priceFormat: shop.priceFormat,
    storedPayments: parseStoredPayments(config),
    gifts: giftPlaces(source),
    payment: branch(config, 'payment'),
    successUrl: read('defaultSuccessPageUrl', url, `${shop.baseUrl}checkout/onepage/success/`),
    cancelUrl: read('cancelUrl', url, paypal('onCancelUrl', url, cartUrl)),
    cartUrl,
    checkoutUrl: read('checkoutUrl', url, shop.checkoutUrl),
    forgotPasswordUrl: read(
      'forgotPasswordUrl',
      url,
      `${shop.baseUrl}customer/account/forgotpassword/`,
    ),
    pageNotFoundUrl: read('pageNotFoundUrl', url, `${shop.baseUrl}checkout/noroute/`),
    registerUrl: read('registerUrl', url, `${shop.baseUrl}customer/account/create/`),
    loginUrl: read('customerLoginUrl', url, shop.loginUrl),
    paymentTexts: paymentTextsOf(config),
    ...agreementsOf(config),
  };
}

/** A guest's cart has a masked id; a customer has one cart (HTTP-02, HTTP-03). */
function cartOf(quote: ReadKey, isLoggedIn: boolean): CartRef | null {
  const id = quote('entity_id', wireText, '');
  if (id === '') return null;
  return isLoggedIn ? { kind: 'customer' } : { kind: 'guest', maskedId: id };
}

/** Saved addresses belong to customers only (ROLE-04, ROLE-06, ROLE-07). */
function customerOf(data: Json, fields: readonly FieldConfig[]): CheckoutConfig['customer'] {
  const read = reader(data, 'customerData');
  const email = read('email', text, '');
  const addresses = read('addresses', wireMap(v.unknown()), {});
  return {
    id: read('id', wireNumber, 0),
    email,
    firstname: read('firstname', text, ''),
    lastname: read('lastname', text, ''),
    addresses: Object.values(addresses)
      .flatMap((raw) => parseSavedAddress(raw, email) ?? [])
      .map((address) => ({
        ...address,
        // The page may have the ids of options alone.
        customAttributes: address.customAttributes.map((one) => labelled(one, fields)),
      })),
  };
}

function paymentTextsOf(config: Json): CheckoutConfig['paymentTexts'] {
  const payment = reader(recordOf(config.payment), 'payment');
  const checkmo = reader(branch(config, 'payment', 'checkmo'), 'payment.checkmo');
  return {
    instructions: payment('instructions', texts, {}),
    checkPayableTo: checkmo('payableTo', text, ''),
    checkMailingAddress: checkmo('mailingAddress', text, ''),
  };
}

const agreement = v.pipe(
  v.object({
    agreementId: wireText,
    mode: v.fallback(wireText, '1'),
    checkboxText: v.fallback(v.string(), ''),
    content: v.fallback(v.string(), ''),
    contentHeight: v.fallback(v.nullish(v.string(), ''), ''),
  }),
  v.transform((wire) => ({
    id: wire.agreementId,
    isManual: wire.mode === '1',
    checkboxText: wire.checkboxText,
    content: wire.content,
    contentHeight: wire.contentHeight,
  })),
);

/** One that cannot be read must not be left out silently: the shopper accepts all of them, or orders nothing. */
function agreementsOf(config: Json): Pick<CheckoutConfig, 'agreements' | 'hasUnreadableAgreement'> {
  const settings = recordOf(config.checkoutAgreements);
  const read = reader(settings, 'checkoutAgreements');
  if (!read('isEnabled', wireFlag, false)) return { agreements: [] };
  const agreements = read('agreements', v.nullable(v.array(agreement)), null);
  const isUnreadable = agreements === null && settings.agreements != null;
  return {
    agreements: agreements ?? [],
    ...(isUnreadable ? { hasUnreadableAgreement: true } : {}),
  };
}
