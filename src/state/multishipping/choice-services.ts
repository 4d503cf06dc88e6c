import type { TaxChoicesEntry } from '../extensions/tax-service.types';

let entries: readonly TaxChoicesEntry[] = [];

/** Names the services that may offer a choice of addresses on this checkout's pages (TAXV-05). */
export const provideChoiceServices = (given: readonly TaxChoicesEntry[]): void => {
  entries = given;
};

/** The services that may offer a choice of addresses. */
export const choiceServices = (): readonly TaxChoicesEntry[] => entries;
