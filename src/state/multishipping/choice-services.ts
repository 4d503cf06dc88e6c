import type { TaxFormEntry } from '../extensions/tax-service.types';

let entries: readonly TaxFormEntry[] = [];

/** Names the services that may offer a choice of addresses on this checkout's pages (TAXV-05). */
export const provideChoiceServices = (given: readonly TaxFormEntry[]): void => {
  entries = given;
};

/** The services that may offer a choice of addresses. */
export const choiceServices = (): readonly TaxFormEntry[] => entries;
