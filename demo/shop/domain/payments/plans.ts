import type { Plan } from '../../data/kinds';
import { findArticle } from '../catalogue/catalogue';
import type { CartLine } from '../carts/cart-lines';
import { translate } from '../language/translate';
import type { CartTotals } from '../totals/totals';

const DAY_MS = 86_400_000;

/** The cart's lines with a subscription. */
export function planLines({ lines }: Pick<CartTotals, 'lines'>): readonly CartLine[] {
  return lines.map(({ line }) => line).filter(({ article }) => article.product.plan !== null);
}

/** Whether a cart holds a subscription. */
export function hasPlan(totals: Pick<CartTotals, 'lines'>): boolean {
  return planLines(totals).length > 0;
}

/** The plan of a SKU; null for a one-time payment. */
export function planOf(sku: string): Plan | null {
  return findArticle(sku)?.product.plan ?? null;
}

/** A line's price per period, in cents. */
export function periodPrice({ article, qty }: CartLine): number {
  return Math.round((article.product.specialPrice ?? article.product.price) * qty);
}

/** The end of the first period, or of the trial before it. */
export function periodEnd(plan: Plan, start: Date): Date {
  if (plan.trialDays > 0) return new Date(start.getTime() + plan.trialDays * DAY_MS);
  const end = new Date(start);
  if (plan.interval === 'week') end.setUTCDate(end.getUTCDate() + 7 * plan.count);
  if (plan.interval === 'month') end.setUTCMonth(end.getUTCMonth() + plan.count);
  if (plan.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + plan.count);
  return end;
}

/** `/ month`, `/ 3 months` */
export function frequencyLabel({ interval, count }: Plan): string {
  return count > 1 ? `/ ${String(count)} ${translate(`${interval}s`)}` : `/ ${translate(interval)}`;
}

/** `every month`, `every 3 months` */
export function intervalLabel({ interval, count }: Plan): string {
  return count > 1
    ? `${translate('every')} ${String(count)} ${translate(`${interval}s`)}`
    : `${translate('every')} ${translate(interval)}`;
}
