import type { TaxServiceEntry } from '../state/extensions/tax-service.types';

/** Till's tax services, one line each; nothing else names one. */
export const TAX_SERVICES: readonly TaxServiceEntry[] = [
  {
    configuredBy: ['billingAddressValidation'],
    load: async () => (await import('./avatax/service')).avatax,
    certificates: async () => (await import('./avatax/certificates/service')).certificates,
  },
];
