import { translateHtml, translate } from '../language/translate';
import { price } from '../totals/money';
import type { CartTotals } from '../totals/totals';
import { frequencyLabel, periodEnd, periodPrice, planLines } from './plans';

/** A subscription whose payments start later, in the module's format: one object, with empty strings for none (SUBS-08). */
export interface FutureSubscription {
  readonly title: string;
  readonly start_date_label: string;
  readonly frequency_label: string;
  readonly formatted_amount: string;
}

const NONE: FutureSubscription = {
  title: '',
  start_date_label: '',
  frequency_label: '',
  formatted_amount: '',
};

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `December 7th` */
export function dayWithSuffix(date: Date): string {
  const month = date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const day = date.getUTCDate();
  return `${month} ${String(day)}${SUFFIXES[ORDINALS.select(day)] ?? ''}`;
}

/** The payments after a cart's trial; those of the last line if there are several. */
export function futureSubscription(totals: CartTotals, now: Date): FutureSubscription {
  const line = planLines(totals).findLast(
    ({ article }) => (article.product.plan?.trialDays ?? 0) > 0,
  );
  const plan = line?.article.product.plan;
  if (!line || !plan) return NONE;
  return {
    title: translate('Subscription Total'),
    start_date_label: translateHtml('Trialing until %1', dayWithSuffix(periodEnd(plan, now))),
    frequency_label: frequencyLabel(plan),
    formatted_amount: price(periodPrice(line)),
  };
}
