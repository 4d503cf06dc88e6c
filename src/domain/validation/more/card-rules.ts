import { passesLuhn } from '../../numbers';
import { ownValue } from '../../own-value';
import { rule, ruleUnlessBlank } from '../make';
import type { RuleTable } from '../rule.types';

const INVALID = 'Please enter a valid credit card number.';

/** Brands in the order in which a number is compared with them, and how many digits their numbers have. */
const BRANDS: readonly (readonly [flag: string, prefix: RegExp, length: number])[] = [
  ['mastercard', /^5[1-5]/, 16],
  ['visa', /^4/, 16],
  ['amex', /^3[47]/, 15],
  ['dinersclub', /^3(?:0[0-5]|[68])/, 14],
  ['enroute', /^(?:2014|2149)/, 15],
  ['discover', /^6011/, 16],
  ['jcb', /^(?:2131|1800)/, 15],
  ['jcb', /^3/, 16],
];

/** A number has the length of its brand; one of no brand may have any. */
const hasLength = (digits: string): boolean => {
  const brand = BRANDS.find(([, prefix]) => prefix.test(digits));
  return brand === undefined || brand[2] === digits.length;
};

/** Flags of brands: `{visa: true}`; `all` means every brand, `unknown` a number of no known brand. */
function isOfTypes(value: string, param: unknown): boolean {
  const flags = new Map<string, unknown>(Object.entries(param ?? {}));
  const isOn = (flag: string): boolean => Boolean(flags.get('all')) || Boolean(flags.get(flag));
  const digits = value.replaceAll('-', '');
  if (!/^\d+$/.test(digits)) return false;
  const brand = BRANDS.find(([flag, prefix]) => isOn(flag) && prefix.test(digits));
  return brand === undefined ? isOn('unknown') : brand[2] === digits.length;
}

const VIN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  'A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9'
    .split(' ')
    .map((pair) => [pair.charAt(0), Number(pair.charAt(1))]),
);
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A vehicle identification number: 17 characters, the ninth of which is the check digit; `X` means ten. */
function isVin(text: string): boolean {
  const characters = Array.from(text.toUpperCase());
  if (characters.length !== 17) return false;
  const sum = characters.reduce((total, character, index) => {
    const value = /\d/.test(character)
      ? Number(character)
      : (ownValue(VIN_VALUES, character) ?? NaN);
    return total + value * (VIN_WEIGHTS[index] ?? 0);
  }, 0);
  const check = sum % 11;
  return characters[8] === (check === 10 ? 'X' : String(check));
}

/** Rules about numbers with a check digit (RULE-16, RULE-44, RULE-45). */
export const cardRules: RuleTable = {
  vinUS: ruleUnlessBlank('The specified vehicle identification number (VIN) is invalid.', (value) =>
    isVin(value.trim()),
  ),
  'credit-card-types': ruleUnlessBlank(INVALID, isOfTypes),
  'validate-cc-number': rule(INVALID, (value) => {
    const digits = value.replace(/[\s-]/g, '');
    return /^\d+$/.test(digits) && hasLength(digits) && passesLuhn(digits);
  }),
};
