import { useSyncExternalStore } from 'react';
import type { PriceFormat } from '../../../domain/money.types';
import { ownValue } from '../../../domain/own-value';
import type { Totals } from '../../../domain/quote.types';
import { summaryLines, type SummaryLine, type TaxSettings } from '../../../domain/totals';
import { totalsRenderers } from '../../../state/extensions/extensions';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { Region } from '../../../ui/Region/Region';
import { adoptStyles } from '../../../ui/styles/adopt';
import { busyLine } from '../../../ui/styles/busy-line';
import { totalsLabels } from './labels';
import css from './TotalsRows.css';

adoptStyles(css);

interface TotalsRowsProps {
  readonly totals: Totals;
  readonly taxDisplay: TaxSettings | undefined;
  readonly format: PriceFormat;
  /** Without a method, shipping is "Not yet calculated". */
  readonly hasShippingMethod: boolean;
  /** Newer totals are loading: a line above these shows it. */
  readonly busy?: boolean;
}

/**
 * The totals as the server returns them, in its order (SUMM-01, QUOT-06). A renderer registered by the shop replaces or
 * hides a line.
 */
export function TotalsRows({
  totals,
  taxDisplay = {},
  format,
  hasShippingMethod,
  busy,
}: TotalsRowsProps) {
  const t = useT();
  useSyncExternalStore(totalsRenderers.subscribe, totalsRenderers.list);
  return (
    <dl className={`till-totals ${busyLine.above}`} aria-busy={busy === true || undefined}>
      {summaryLines(totals, taxDisplay, hasShippingMethod).map((line) => {
        const renderer = totalsRenderers.get(line.code);
        const own = renderer?.(line.segment, totals);
        if (own === null) return null;
        const isSum = line.code === 'grand_total' && line.side !== 'excluding';
        return (
          <div
            className={`till-totals__row${isSum ? ' till-totals__row--sum' : ''}`}
            key={line.key}
          >
            <dt className="till-totals__label">
              {own?.label ?? labelOf(line, t)}
              {line.details.map(({ title }) => (
                <span className="till-totals__detail" key={title}>
                  {title}
                </span>
              ))}
              {isSum && <Region name="beside-total" />}
            </dt>
            <dd className="till-totals__amount">
              {own?.value ??
                (line.value === null ? (
                  <span className="till-totals__open">{t('Not yet calculated')}</span>
                ) : (
                  <Price amount={line.value} format={format} />
                ))}
              {line.details.map(({ title, amount }) => (
                <span className="till-totals__detail" key={title}>
                  <Price amount={amount} format={format} />
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const sums = { excluding: 'Order Total Excl. Tax', including: 'Order Total Incl. Tax' } as const;
const sides = { excluding: 'Excl. Tax', including: 'Incl. Tax' } as const;

/** Translated labels for the lines every shop has; the server's title for discounts and lines of other modules. */
function labelOf({ code, title, side }: SummaryLine, t: ReturnType<typeof useT>): string {
  const known = ownValue(totalsLabels, code);
  if (known === undefined) return title;
  if (side === null) return t(known);
  if (code === 'grand_total') return t(sums[side]);
  return `${t(known)} (${t(sides[side])})`;
}
