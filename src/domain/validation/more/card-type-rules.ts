import { ruleForAll } from '../make';
import type { Rule, RuleTable } from '../rule.types';
import { otherValue } from './other-field';

/** The numbers of a card type, and how many digits its security code has. */
interface TypeFormat {
  readonly number: RegExp;
  readonly code: RegExp;
}

const THREE = /^\d{3}$/;
const FOUR = /^\d{4}$/;
const THREE_OR_FOUR = /^\d{3,4}$/;

/** The types that the platform's page forms know, by their codes; for those without a length it checks the prefix alone. */
const FORMATS: ReadonlyMap<string, TypeFormat> = new Map(
  Object.entries({
    SO: {
      number: /^(?:6334[5-9](?:\d{11}|\d{13,14})|6767(?:\d{12}|\d{14,15}))$/,
      code: THREE_OR_FOUR,
    },
    SM: {
      number:
        /^(?:5[0678]\d{11,18}|6[^05]\d{11,18}|601[^1]\d{9,16}|6011(?:\d{9,11}|\d{13,16})|65(?:\d{11,13}|\d{15,18})|4936(?:\d{12}|\d{14,15})|(?:49030[2-9]|49033[5-9]|49110[12]|49117[4-9]|49118[0-2])(?:\d{10}|\d{12,13}))$/,
      code: THREE_OR_FOUR,
    },
    VI: { number: /^4\d{12}(?:\d{3})?$/, code: THREE },
    MC: {
      number: /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
      code: THREE,
    },
    AE: { number: /^3[47]\d{13}$/, code: FOUR },
    DI: { number: /^(?:6011(?:0|[2-4]|7[47-9]|8[6-9]|9)|64[4-9]|65)\d*$/, code: THREE },
    JCB: { number: /^35(?:2[89]|[3-8])\d*$/, code: THREE },
    DN: { number: /^(?:30[0-5]|3095|36|3[89])\d*$/, code: THREE },
    UN: {
      number: /^62(?:212[6-9]|21[3-9]|2[3-8]|29[01]|292[0-5]|[4-6]|8[2-8])\d*$/,
      code: THREE,
    },
    MI: { number: /^(?:5[06-9]|63|67(?!59|6770|6774))\d*$/, code: THREE },
    MD: { number: /^(?:6759(?!24|38|40|6[3-9]|70|76)|67677[04])\d*$/, code: THREE },
  }),
);

/** A rule that only page forms have; fields from configuration pass, as with every rule that their set lacks. */
const inPages = (key: string, test: (value: string, other: string) => boolean): Rule => {
  const tested = ruleForAll(key, (value, param, context) =>
    test(value, otherValue(param, context) ?? ''),
  );
  return (value, param, context) => (context.set === 'page' ? tested(value, param, context) : null);
};

/** Whether a number, with spaces and hyphens, is one of the type. */
const isOfType = (number: string, type: string): boolean =>
  FORMATS.get(type)?.number.test(number.replaceAll(/[\s-]/g, '')) === true;

/**
 * Rules about the type of a card that is chosen in another field, which their parameter names: of the number, of the
 * type itself, and of the security code. A type without a pattern is refused, as on the platform.
 */
export const cardTypeRules: RuleTable = {
  'validate-cc-type': inPages('Credit card number does not match credit card type.', isOfType),
  'validate-cc-type-select': inPages(
    'Card type does not match credit card number.',
    (type, number) => isOfType(number, type),
  ),
  'validate-cc-cvn': inPages(
    'Please enter a valid credit card verification number.',
    (code, type) => FORMATS.get(type)?.code.test(code) === true,
  ),
};
