import { selectCheckoutConfig, selectShop } from '../../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectTotals, selectTotalsStatus, totalsWanted } from '../../../state/quote/quote-slice';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { TotalsRows } from './TotalsRows';

interface TotalsBlockProps {
  readonly hasShippingMethod: boolean;
  /** The totals are outdated: something they depend on has changed, but they have not been requested yet. */
  readonly busy?: boolean;
}

/** The quote's totals in all states: not loaded yet, being updated, unavailable. */
export function TotalsBlock({ hasShippingMethod, busy = false }: TotalsBlockProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const shop = useTillSelector(selectShop);
  const config = useTillSelector(selectCheckoutConfig);
  const totals = useTillSelector(selectTotals);
  const status = useTillSelector(selectTotalsStatus);
  return (
    <>
      {status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={() => dispatch(totalsWanted())}>
              {t('Try Again')}
            </Button>
          }
        >
          {t('The totals could not be loaded.')}
        </Notice>
      )}
      {totals === null ? (
        status === 'loading' && (
          <div aria-busy="true">
            <Skeleton />
            <Skeleton />
            <Skeleton shape="heading" />
          </div>
        )
      ) : (
        <TotalsRows
          totals={totals}
          taxDisplay={config?.taxDisplay}
          format={config?.priceFormat ?? shop.priceFormat}
          hasShippingMethod={hasShippingMethod}
          busy={busy || status === 'loading'}
        />
      )}
      {totals?.messages?.map((text, index) => (
        <Notice key={index} tone="info">
          {text}
        </Notice>
      ))}
    </>
  );
}
