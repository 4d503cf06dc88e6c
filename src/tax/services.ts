import type { TaxServiceEntry } from '../state/extensions/tax-service.types';
import { asIs } from './avatax/api/as-is';

/** Till's tax services, one line each; nothing else names one. */
export const TAX_SERVICES: readonly TaxServiceEntry[] = [
  {
    configuredBy: ['billingAddressValidation'],
    asIs,
    load: async () => (await import('./avatax/service')).avatax,
    certificates: async () => (await import('./avatax/certificates/service')).certificates,
  },
];
