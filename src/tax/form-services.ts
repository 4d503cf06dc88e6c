import type { TaxFormEntry } from '../state/extensions/tax-service.types';

/**
 * The services that verify what is typed into the shop's own forms: the account's address form, and the checkout with
 * several addresses. Its pages load neither the checkout's list nor its code.
 */
export const FORM_SERVICES: readonly TaxFormEntry[] = [
  {
    configuredBy: ['addressValidationModal'],
    choices: 'input.av-radiobutton[data-address]',
    load: async () => (await import('./avatax/service')).avatax,
  },
];
