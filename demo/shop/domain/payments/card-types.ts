/** A card type that the shop's own form accepts: its code on the platform, the pattern of its numbers, and its picture. */
export interface CardType {
  readonly code: string;
  readonly title: string;
  readonly pattern: RegExp;
  readonly lengths: readonly number[];
  readonly codeLength: 3 | 4;
  readonly icon: string;
}

/** The card types that the shop accepts, as in its settings (CARD-02 to CARD-07). */
export const CARD_TYPES: readonly CardType[] = [
  {
    code: 'AE',
    title: 'American Express',
    pattern: /^3[47]/,
    lengths: [15],
    codeLength: 4,
    icon: 'amex',
  },
  { code: 'VI', title: 'Visa', pattern: /^4/, lengths: [16], codeLength: 3, icon: 'visa' },
  {
    code: 'MC',
    title: 'MasterCard',
    pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
    icon: 'mastercard',
  },
  {
    code: 'DI',
    title: 'Discover',
    pattern: /^(?:6011|64[4-9]|65)/,
    lengths: [16, 17, 18, 19],
    codeLength: 3,
    icon: 'discover',
  },
];
