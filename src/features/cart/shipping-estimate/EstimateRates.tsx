import type { CheckoutConfig, ShippingRate } from '../../../domain/quote.types';
import { rateKey, rateRef } from '../../../domain/rates';
import {
  estimateMethodChosen,
  estimateRetried,
  selectEstimate,
} from '../../../state/estimate/estimate-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { RadioCard, RadioList } from '../../../ui/RadioList/RadioList';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { TaxedPrice } from '../../shared/price/TaxedPrice';

const keyOf = (rate: ShippingRate): string => `${rate.carrierCode}_${rate.methodCode ?? ''}`;

/** What can be had for the place: ways to ship and their prices, or why there are none (RATE-17, RATE-18). */
export function EstimateRates({ config }: { readonly config: CheckoutConfig }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const group = useUid('till-estimate');
  const { status, rates, error, method } = useTillSelector(selectEstimate);
  const chosen = method === null ? null : rateKey(method);
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
      <RadioList legend={t('Shipping Methods')} busy={status === 'loading'}>
        {rates.map((rate) => {
          const ref = rateRef(rate);
          return (
            <RadioCard
              key={keyOf(rate)}
              name={group}
              value={keyOf(rate)}
              checked={keyOf(rate) === chosen}
              disabled={ref === null}
              onChoose={() => {
                if (ref !== null) dispatch(estimateMethodChosen(ref));
              }}
              label={rate.methodTitle === '' ? rate.carrierTitle : rate.methodTitle}
              detail={rate.errorMessage === '' ? rate.carrierTitle : rate.errorMessage}
              {...(ref !== null && {
                aside: (
                  <TaxedPrice
                    excl={rate.priceExclTax}
                    incl={rate.priceInclTax}
                    display={config.taxDisplay.shipping}
                    format={config.priceFormat}
                  />
                ),
              })}
            />
          );
        })}
      </RadioList>
      <VisuallyHidden live>
        {status === 'ready' ? t('%1 ways to ship', [rates.length]) : ''}
      </VisuallyHidden>
    </>
  );
}
