/** A card type: the platform's code of it, and what shoppers call it. */
interface CardBrand {
  readonly type: string;
  readonly title: string;
}

/** Card types by the provider's brand, in lower case (VAULT-02, VAULT-03). */
const BRANDS: ReadonlyMap<string, CardBrand> = new Map([
  ['amex', { type: 'AE', title: 'American Express' }],
  ['discover', { type: 'DI', title: 'Discover' }],
  ['elo', { type: 'ELO', title: 'Elo' }],
  ['hiper', { type: 'HC', title: 'Hiper' }],
  ['jcb', { type: 'JCB', title: 'JCB' }],
  ['mastercard', { type: 'MC', title: 'Mastercard' }],
  ['visa', { type: 'VI', title: 'Visa' }],
  ['diners', { type: 'DN', title: 'Diners' }],
  ['maestro', { type: 'MI', title: 'Maestro' }],
]);

/** The card type of a brand; for another one the provider's own name, and no code. */
export const cardBrand = (
  brand: string,
): Omit<CardBrand, 'type'> & { readonly type: string | null } =>
  BRANDS.get(brand.trim().toLowerCase()) ?? { type: null, title: brand.trim() };
