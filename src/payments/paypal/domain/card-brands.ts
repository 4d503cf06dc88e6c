import { cardTypes } from '../../../domain/payment/card-types';

/** Codes of card types by the provider's brand, in lower case (VAULT-02, VAULT-03). */
const CODES: ReadonlyMap<string, string> = new Map([
  ['amex', 'AE'],
  ['discover', 'DI'],
  ['elo', 'ELO'],
  ['hiper', 'HC'],
  ['jcb', 'JCB'],
  ['mastercard', 'MC'],
  ['visa', 'VI'],
  ['diners', 'DN'],
  ['maestro', 'MI'],
]);

/** The platform's code of a brand; null for another one. */
export const cardTypeOf = (brand: string): string | null =>
  CODES.get(brand.trim().toLowerCase()) ?? null;

/** What shoppers call a type; the provider's own name where the platform has none. */
export const cardTitle = (type: string | null, brand: string): string =>
  cardTypes.find(({ code }) => code === type)?.title ?? brand.trim();
