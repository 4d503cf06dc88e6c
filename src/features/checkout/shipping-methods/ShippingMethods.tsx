import type { CheckoutConfig, ShippingRate } from '../../../domain/quote.types';
import { rateKey, rateRef } from '../../../domain/rates';
import { ratesRetried, shippingMethodChosen } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { RadioCard, RadioList } from '../../../ui/RadioList/RadioList';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useEmit, useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TaxedPrice } from '../../shared/price/TaxedPrice';
import css from './ShippingMethods.css';

adoptStyles(css);

const key = (rate: ShippingRate): string => `${rate.carrierCode}_${rate.methodCode ?? ''}`;

/** The ways to ship as radio cards; those a carrier refused say why and cannot be chosen (SHIP-04, SHIP-07, RATE-18). */
export function ShippingMethods({ config }: { config: CheckoutConfig }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const group = useUid('till-rate');
  const rates = useTillSelector((state) => selectCheckout(state).shipping.rates);
  const method = useTillSelector((state) => selectCheckout(state).shipping.method);
  const error = useTillSelector((state) => selectCheckout(state).shipping.methodError);
  const chosen = method === null ? null : rateKey(method);

  const choose = (rate: ShippingRate) => {
    const ref = rateRef(rate);
    if (ref === null) return;
    dispatch(shippingMethodChosen(ref));
    emit('till:shipping-method-selected', ref);
  };

  if (rates.status === 'failed') {
    return (
      <Notice
        tone="error"
        live="off"
        action={
          <Button size="s" onClick={() => dispatch(ratesRetried())}>
            {t('Try Again')}
          </Button>
        }
      >
        {rates.error ?? t('Sorry, no quotes are available for this order at this time')}
      </Notice>
    );
  }
  if (rates.list.length === 0) {
    return rates.status === 'ready' ? (
      <Notice tone="info" live="off">
        {t('Sorry, no quotes are available for this order at this time')}
      </Notice>
    ) : (
      <div className="till-shipping-methods" aria-busy={rates.status === 'loading'}>
        {[0, 1].map((row) => (
          <span className="till-shipping-methods__placeholder" key={row}>
            <Skeleton width="medium" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div
      className={`till-shipping-methods${rates.status === 'loading' ? ' till-shipping-methods--stale' : ''}`}
    >
      <RadioList legend={t('Shipping Methods')} busy={rates.status === 'loading'} error={error}>
        {rates.list.map((rate) => (
          <RadioCard
            key={key(rate)}
            name={group}
            value={key(rate)}
            fieldName="shipping_method"
            checked={key(rate) === chosen}
            disabled={rateRef(rate) === null}
            onChoose={() => {
              choose(rate);
            }}
            label={rate.methodTitle === '' ? rate.carrierTitle : rate.methodTitle}
            detail={rate.errorMessage === '' ? rate.carrierTitle : rate.errorMessage}
            {...(rateRef(rate) !== null && {
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
        ))}
      </RadioList>
    </div>
  );
}
