import type { TaxChoicesEntry } from '../state/extensions/tax-service.types';

/** The services whose pages of several addresses offer a choice between two addresses. */
export const CHOICE_SERVICES: readonly TaxChoicesEntry[] = [
  {
    choices: 'input.av-radiobutton[data-address]',
    load: async () => (await import('./avatax/api/save-choice')).saveChoice,
  },
];
