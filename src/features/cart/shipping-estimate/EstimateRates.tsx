import type { CheckoutConfig } from '../../../domain/quote.types';
import {
  estimateMethodChosen,
  estimateRetried,
  selectEstimate,
} from '../../../state/estimate/estimate-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { RadioList } from '../../../ui/RadioList/RadioList';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { RateOptions } from '../../shared/shipping/RateOptions';

/** The available shipping methods and their prices, or why there are none (RATE-17, RATE-18). */
export function EstimateRates({ config }: { readonly config: CheckoutConfig }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, rates, error, method } = useTillSelector(selectEstimate);
  if (status === 'failed') {
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" onClick={() => dispatch(estimateRetried())}>
            {t('Try Again')}
          </Button>
        }
      >
        {error}
      </Notice>
    );
  }
  if (rates.length === 0 && status === 'loading') return <Skeleton shape="control" />;
  if (rates.length === 0 && status === 'ready') {
    return (
      <Notice tone="info">{t('Sorry, no quotes are available for this order at this time')}</Notice>
    );
  }
  if (rates.length === 0) return null;
  return (
    <>
      <RadioList legend={t('Shipping Methods')} busy={status !== 'ready'}>
        <RateOptions
          config={config}
          rates={rates}
          method={method}
          onChoose={(ref) => dispatch(estimateMethodChosen(ref))}
        />
      </RadioList>
      <VisuallyHidden live>
        {status === 'ready' ? t('Shipping methods: %1', [rates.length]) : ''}
      </VisuallyHidden>
    </>
  );
}
