import { nonEmptyText } from '../../../api/page-config/config-values';
import { parsedOrNull, wireFlag, wireText } from '../../../api/wire/wire';
import type { CartRef } from '../../../domain/quote.types';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf } from '../../../platform/record';
import type { SheetAddress, SheetMethod, SheetTotals } from '../api/sheet-shipping';
import type { Price } from '../domain/amounts';

/** The shopper's own cart, from the configuration of cart pages; null on other pages, which do not say. */
export function pageCart({ checkoutConfig }: PageSource): CartRef | null {
  const { quoteData, isCustomerLoggedIn } = checkoutConfig ?? {};
  const id = parsedOrNull(wireText, recordOf(quoteData).entity_id) ?? '';
  if (id === '') return null;
  const isCustomer = parsedOrNull(wireFlag, isCustomerLoggedIn) === true;
  return isCustomer ? { kind: 'customer' } : { kind: 'guest', maskedId: id };
}

/** Where the goods go, from the part of a contact that Apple tells before the payment is authorised. */
export const addressOf = (contact: ApplePayJS.ApplePayPaymentContact): SheetAddress => ({
  countryId: (nonEmptyText(contact.countryCode) ?? '').toUpperCase(),
  postcode: contact.postalCode ?? '',
  city: contact.locality ?? '',
  region: contact.administrativeArea ?? '',
});

/** What a cart costs in the currency that its order has. */
export const priceOf = ({ baseGrandTotal, baseCurrencyCode }: SheetTotals): Price => ({
  amount: baseGrandTotal,
  currency: baseCurrencyCode,
});

/** The name of a method in the sheet: what neither of its codes contains stands between them. */
export const methodId = ({
  carrierCode,
  methodCode,
}: Pick<SheetMethod, 'carrierCode' | 'methodCode'>): string => `${carrierCode}|${methodCode}`;
