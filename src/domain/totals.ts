import type { CheckoutConfig, TaxDisplay, Totals, TotalsSegment } from './quote.types';

/** How a shop shows tax in its totals; what is left out has the platform's default, as on pages without a checkout configuration. */
export type TaxSettings = Partial<Omit<CheckoutConfig['taxDisplay'], 'itemPrice'>>;

/** Whether an amount includes tax, where a line is shown both ways. */
export type TaxSide = 'excluding' | 'including';

/**
 * A line of the order summary. `value` is null while unknown, as for shipping before a method is chosen ("Not yet
 * calculated"). `title` is the server's; the views have their own titles for known codes.
 */
export interface SummaryLine {
  /** Unique within the summary, e.g. `subtotal` or `subtotal-including`. */
  readonly key: string;
  readonly code: string;
  readonly title: string;
  readonly value: number | null;
  /** Set when the same amount is shown with and without tax. */
  readonly side: TaxSide | null;
  /** The tax rates behind a tax line, when the shop shows the full tax summary (CONF-06, QUOT-04). */
  readonly details: readonly { readonly title: string; readonly amount: number | null }[];
  readonly segment: TotalsSegment;
}

function line(
  segment: TotalsSegment,
  value: number | null,
  side: TaxSide | null = null,
  details: SummaryLine['details'] = [],
): SummaryLine {
  const { code, title } = segment;
  return {
    key: side === null ? code : `${code}-${side}`,
    code,
    title,
    value,
    side,
    details,
    segment,
  };
}

/** One line, or two, by the shop's display mode (SUMM-05, SUMM-06). */
function byTaxMode(
  segment: TotalsSegment,
  mode: TaxDisplay = 'excluding',
  amounts: { readonly excluding: number | null; readonly including: number | null },
): SummaryLine[] {
  if (mode !== 'both') return [line(segment, amounts[mode])];
  return [
    line(segment, amounts.excluding, 'excluding'),
    line(segment, amounts.including, 'including'),
  ];
}

/** The tax rates, e.g. `US-CA (8.25%)`; as in the shop, only a group's last rate has the group's amount. */
function taxDetails(segment: TotalsSegment): SummaryLine['details'] {
  return segment.taxDetails.map(({ amount, rates }) => ({
    title: rates
      .map(({ title, percent }) => (percent === null ? title : `${title} (${String(percent)}%)`))
      .join(', '),
    amount,
  }));
}

function taxLines(segment: TotalsSegment, settings: TaxSettings): SummaryLine[] {
  const { value } = segment;
  if (value === null || (value === 0 && !settings.isZeroTaxDisplayed)) return [];
  const details = settings.isFullSummary ? taxDetails(segment) : [];
  return [line(segment, value, null, details)];
}

/**
 * When the shop shows the tax in the grand total, both grand totals; the one without tax is the difference of the
 * server's amounts.
 */
function grandTotalLines(
  segment: TotalsSegment,
  totals: Totals,
  settings: TaxSettings,
): SummaryLine[] {
  const { grandTotal, taxAmount } = totals;
  if (!settings.includeTaxInGrandTotal || taxAmount === null) return [line(segment, grandTotal)];
  return [
    line(segment, grandTotal, 'including'),
    line(segment, roundCents(grandTotal - taxAmount), 'excluding'),
  ];
}

/** Removes floating-point noise from a difference of two amounts; four decimals, like the server. */
const roundCents = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/**
 * The lines of the order summary in the server's order, the footer last (SUMM-01, QUOT-03, QUOT-06): subtotal and
 * shipping by the shop's tax display modes (SUMM-05, SUMM-06), a zero tax only where the shop shows it (SUMM-07), the
 * grand total with and without tax where configured, a subscription's initial fee unless it is zero (SUBS-05). With `hasShippingMethod` false, shipping's value is null.
 */
export function summaryLines(
  totals: Totals,
  settings: TaxSettings,
  hasShippingMethod: boolean,
): readonly SummaryLine[] {
  const body = totals.segments.filter((segment) => segment.area !== 'footer');
  const footer = totals.segments.filter((segment) => segment.area === 'footer');
  return [...body, ...footer].flatMap((segment) => {
    switch (segment.code) {
      case 'subtotal':
        return byTaxMode(segment, settings.totals, {
          excluding: totals.subtotal,
          including: totals.subtotalInclTax,
        });
      case 'shipping':
        return hasShippingMethod
          ? byTaxMode(segment, settings.shipping, {
              excluding: totals.shippingAmount,
              including: totals.shippingInclTax,
            })
          : [line(segment, null)];
      case 'tax':
        return taxLines(segment, settings);
      case 'grand_total':
        return grandTotalLines(segment, totals, settings);
      case 'initial_fee':
        return segment.value === null || segment.value === 0 ? [] : [line(segment, segment.value)];
      default:
        return segment.value === null ? [] : [line(segment, segment.value)];
    }
  });
}
