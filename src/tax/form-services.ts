import type { TaxServiceEntry } from '../state/extensions/tax-service.types';

/** The services that verify what is typed into the account's address form. Its page loads neither the checkout's list nor its code. */
export const FORM_SERVICES: readonly TaxServiceEntry[] = [
  {
    configuredBy: ['addressValidationModal'],
    load: async () => (await import('./avatax/service')).avatax,
  },
];
