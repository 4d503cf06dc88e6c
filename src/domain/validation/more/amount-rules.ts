import { typedNumber } from '../../catalog/form-fields';
import { rule, ruleForAll } from '../make';
import { numberRules } from '../number-rules';
import type { Rule, RuleContext, RuleTable } from '../rule.types';
import { afterClass, otherValue } from './other-field';
import { parseNumber } from './parse-number';

/** Digits with at most one decimal point, as fields from configuration take numbers. */
const PLAIN = /^\s*\d+(?:\.\d+)?\s*$/;

/** A rule about a number that is at least, or more than, zero. */
const fromZero = (
  pageMessage: string,
  uiMessage: string,
  test: (value: number) => boolean,
): Rule => {
  const inPage = rule(pageMessage, (value) => test(parseNumber(value)));
  const inUi = rule(uiMessage, (value) => PLAIN.test(value) && test(Number(value)));
  return (value, param, context) => (context.set === 'page' ? inPage : inUi)(value, param, context);
};

const zeroOrGreater = fromZero(
  'Please enter a number 0 or greater in this field.',
  'Please enter a number 0 or greater, without comma in this field.',
  (value) => value >= 0,
);

const RANGE = /^(-?\d+(?:\.\d+)?)?-(-?\d+(?:\.\d+)?)?$/;

/** The limits in a text `from-to`, of which either may be missing; null for anything else. */
function limitsIn(text: string): readonly [from: number, to: number] | null {
  const found = RANGE.exec(text.trim());
  if (found === null || (found[1] === undefined && found[2] === undefined)) return null;
  return [Number(found[1] ?? -Infinity), Number(found[2] ?? Infinity)];
}

/**
 * A rule about a range, in its parameter or in a class name that begins with `prefix`. In a page any number passes where
 * neither is given, and none where the parameter is no range.
 */
const range = (prefix: string): Rule =>
  rule('The value is not within the specified range.', (value, param, context) => {
    const text = typeof param === 'string' ? param : afterClass(context, prefix);
    const limits = limitsIn(text ?? '');
    const number = parseNumber(value);
    if (limits !== null) return number >= limits[0] && number <= limits[1];
    return context.set !== 'page' || (typeof param !== 'string' && !Number.isNaN(number));
  });

/** A value, or a range of values, that is within the range of a class name. */
const rangeOfRange = rule(
  'The value is not within the specified range.',
  (value, _param, context) => {
    const limits = limitsIn(afterClass(context, 'range-') ?? '');
    const [from, to] = limitsIn(value) ?? [parseNumber(value), parseNumber(value)];
    return limits === null || (from >= limits[0] && to <= limits[1]);
  },
);

/** In a page digits are not grouped. */
const pageNumber = rule('Please enter a valid number in this field.', (value) =>
  /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(value),
);

/** A comparison with a number or with another field; what is no number passes. */
const compared =
  (words: string, test: (value: number, bound: number) => boolean): Rule =>
  (value, param, context: RuleContext) => {
    const text =
      otherValue(param, context) ??
      (typeof param === 'number' || typeof param === 'string' ? String(param) : '');
    const [number, bound] = [parseNumber(value), parseNumber(text)];
    const isFine = Number.isNaN(number) || Number.isNaN(bound) || test(number, bound);
    return isFine
      ? null
      : { key: `Please enter a value ${words} than or equal to %s.`, params: [text] };
  };

/** Rules about amounts and ranges (RULE-66 to RULE-69, RULE-72 to RULE-78). */
export const amountRules: RuleTable = {
  'validate-number': (value, param, context) =>
    (context.set === 'page' ? pageNumber : numberRules['validate-number'])?.(
      value,
      param,
      context,
    ) ?? null,
  'validate-zero-or-greater': zeroOrGreater,
  'validate-not-negative-number': zeroOrGreater,
  'validate-greater-than-zero': fromZero(
    'Please enter a number greater than 0 in this field.',
    'Please enter a number greater than 0, without comma in this field.',
    (value) => value > 0,
  ),
  'validate-number-range': range('number-range-'),
  'validate-digits-range': range('digits-range-'),
  'validate-range': rangeOfRange,
  'validate-positive-percent-decimal': ruleForAll(
    'Please enter a valid percentage discount value greater than 0.',
    (value) => {
      const percent = typedNumber(value) ?? 0;
      return percent >= 0.01 && percent <= 100;
    },
  ),
  'validate-currency-dollar': rule('Please enter a valid $ amount. For example $100.00.', (value) =>
    /^\$?-?(?:[1-9]\d{0,2}(?:,\d{3})*(?:\.\d{0,2})?|[1-9]\d*(?:\.\d{0,2})?|0(?:\.\d{0,2})?|\.\d{1,2})?$/.test(
      value,
    ),
  ),
  'not-negative-amount': rule('Please enter positive number in this field.', (value) =>
    /^\s*\d+(?:[,.]\d+)*\s*%?\s*$/.test(value),
  ),
  'less-than-equals-to': compared('less', (value, bound) => value <= bound),
  'greater-than-equals-to': compared('greater', (value, bound) => value >= bound),
  number: rule('Please enter a valid number.', (value) => typedNumber(value) !== null),
  digits: rule('Please enter only digits.', (value) => /^\d+$/.test(value)),
  min: rule(
    'Please enter a value greater than or equal to {0}.',
    (value, least) => Number(value) >= Number(least),
  ),
  max: rule(
    'Please enter a value less than or equal to {0}.',
    (value, most) => Number(value) <= Number(most),
  ),
};
