import { ownValue } from '../../own-value';
import { dayOf, STOCK_FORMAT } from '../date-rules';
import { rule, ruleForAll, ruleUnlessBlank } from '../make';
import type { Rule, RuleContext, RuleTable } from '../rule.types';
import { afterClass } from './other-field';

/** A day as a field contains it, in the stock format or as the server stores it; null for anything else. */
const anyDay = (value: string): number | null =>
  dayOf(value, STOCK_FORMAT) ?? dayOf(value, 'y-M-d');

/** A day with the day first. */
const dayFirst = (value: string, pattern: RegExp): boolean =>
  pattern.test(value) && dayOf(value, 'd/M/y') !== null;

const OUT_OF_RANGE = 'The date is not within the specified range.';

/** A comparison with seconds since 1970 in UTC. What is no date fails. */
const limit = (test: (day: number, limit: number) => boolean): Rule =>
  rule(OUT_OF_RANGE, (value, seconds) => {
    const day = anyDay(value);
    return day !== null && test(day, Number(seconds) * 1000);
  });

/** The earlier date that a later one belongs to: named by the parameter, or the counterpart of a class name. */
function fromDate(param: unknown, { set, form, valueAt, ...context }: RuleContext): string {
  if (set === 'page') {
    const id = afterClass({ form, ...context }, 'date-range-');
    return id?.endsWith('-to') === true
      ? (valueAt?.(`.date-range-${id.slice(0, -3)}-from`) ?? '')
      : '';
  }
  const name = Object.keys(form).find((key) => typeof param === 'string' && key.includes(param));
  const value = name === undefined ? '' : ownValue(form, name);
  return typeof value === 'string' ? value : '';
}

/** Rules about dates and times (RULE-17 to RULE-19, RULE-21 to RULE-23, RULE-25, RULE-26). */
export const calendarRules: RuleTable = {
  dateITA: rule('Please enter a correct date', (value) =>
    dayFirst(value, /^\d{1,2}\/\d{1,2}\/\d{4}$/),
  ),
  dateNL: rule('Vul hier een geldige datum in.', (value) =>
    /^\d\d?[./-]\d\d?[./-]\d\d\d?\d?$/.test(value),
  ),
  'validate-date-au': rule(
    'Please use this date format: dd/mm/yyyy. For example 17/03/2006 for the 17th of March, 2006.',
    (value) => dayFirst(value, /^\d{2}\/\d{2}\/\d{4}$/),
  ),
  'validate-date-range': ruleForAll(
    'Make sure the To Date is later than or the same as the From Date.',
    (value, param, context) => {
      const [to, from] = [anyDay(value), anyDay(fromDate(param, context))];
      return to === null || from === null || to >= from;
    },
  ),
  date_range_min: limit((day, least) => day >= least),
  date_range_max: limit((day, most) => day <= most),
  time: ruleUnlessBlank('Please enter a valid time, between 00:00 and 23:59', (value) =>
    /^(?:[01]\d|2[0-3])(?::[0-5]\d){0,2}$/.test(value),
  ),
  time12h: ruleUnlessBlank('Please enter a valid time, between 00:00 am and 12:00 pm', (value) =>
    /^(?:0?[1-9]|1[0-2])(?::[0-5]\d){0,2}\s[AP]M$/i.test(value),
  ),
};
