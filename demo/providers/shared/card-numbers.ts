/** What numbers of a card type look like. */
interface Brand {
  readonly brand: string;
  readonly pattern: RegExp;
  readonly lengths: readonly number[];
  readonly cvc: number;
}

const UNKNOWN: Brand = { brand: 'unknown', pattern: /^/, lengths: [16], cvc: 3 };
const BRANDS: readonly Brand[] = [
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], cvc: 4 },
  { brand: 'diners', pattern: /^3(?:0[0-5]|[689])/, lengths: [14, 16], cvc: 3 },
  { brand: 'jcb', pattern: /^35/, lengths: [16], cvc: 3 },
  { brand: 'visa', pattern: /^4/, lengths: [16], cvc: 3 },
  { brand: 'mastercard', pattern: /^(?:5[1-5]|2[2-7])/, lengths: [16], cvc: 3 },
  { brand: 'discover', pattern: /^(?:6011|64[4-9]|65)/, lengths: [16], cvc: 3 },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 17, 18, 19], cvc: 3 },
];

/** The brand of a complete or partial number. */
export function brandOf(number: string): Brand {
  return BRANDS.find(({ pattern }) => pattern.test(number)) ?? UNKNOWN;
}

/** Whether the check digit of a number is valid. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Whether a number is complete and valid. */
export function isCardNumber(number: string): boolean {
  return (
    /^\d+$/.test(number) && brandOf(number).lengths.includes(number.length) && passesLuhn(number)
  );
}
