import { currentSettings } from '../domain/settings/visitor';

const urlOf = (name: string): string => `/examples/${name}.js`;

/** The example of address suggestions, for pages with an address form. */
export const lookupScripts = (): readonly string[] =>
  currentSettings().addressLookup ? [urlOf('address/lookup')] : [];

/**
 * The scripts of the shop's own methods, for the pages where an order is placed and where a shopper returns from a
 * payment, of its address suggestions, and of its content in regions.
 */
export function exampleScripts(): readonly string[] {
  const { paymentExamples, regionExamples, shippingExamples } = currentSettings();
  const names = [
    ...(paymentExamples
      ? ['payments/form', 'payments/button', 'payments/redirect', 'payments/one-press']
      : []),
    ...(regionExamples
      ? ['regions/order-notes', 'regions/order-comment', 'regions/delivery-date']
      : []),
    ...(shippingExamples ? ['shipping/parcel-shop', 'shipping/delivery-slot'] : []),
  ];
  return [...names.map(urlOf), ...lookupScripts()];
}
