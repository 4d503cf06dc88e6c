import type { CheckoutConfig, ShippingMethodRef } from '../../../domain/quote.types';
import { ratesRetried, shippingMethodChosen } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { areRatesStale } from '../../../state/checkout/shipping/rates-key';
import { useLateSelector, useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { RadioList } from '../../../ui/RadioList/RadioList';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { RateOptions } from '../../shared/shipping/RateOptions';
import type { ShippingForms } from '../shipping-step/load-forms';
import css from './ShippingMethods.css';

adoptStyles(css);

/**
 * The shipping methods as radio cards; those that a carrier rejected show why and cannot be chosen (SHIP-04, SHIP-07,
 * RATE-18).
 */
export function ShippingMethods({
  config,
  forms,
}: {
  config: CheckoutConfig;
  /** The views of rates with a form; null while none is offered. */
  forms: ShippingForms | null;
}) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const rates = useTillSelector((state) => selectCheckout(state).shipping.rates);
  const method = useTillSelector((state) => selectCheckout(state).shipping.method);
  const error = useTillSelector((state) => selectCheckout(state).shipping.methodError);

  const isOld = useLateSelector(areRatesStale);
  const isBusy = isOld || rates.status === 'loading';

  const choose = (chosen: ShippingMethodRef) => {
    dispatch(shippingMethodChosen(chosen));
    emit('till-shipping-method-selected', chosen);
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
    return rates.status === 'ready' || config.activeCarriers.length === 0 ? (
      <Notice tone="info" live="off">
        {t('Sorry, no quotes are available for this order at this time')}
      </Notice>
    ) : (
      <div className="till-shipping-methods" aria-busy={isBusy}>
        {[0, 1].map((row) => (
          <span className="till-methods-placeholder" key={row}>
            <Skeleton width="medium" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className="till-shipping-methods">
      <RadioList legend={t('Shipping Methods')} busy={isBusy} error={error}>
        <RateOptions
          config={config}
          rates={rates.list}
          method={method}
          fieldName="shipping_method"
          onChoose={choose}
        >
          {forms !== null && <forms.RateForm method={method} />}
        </RateOptions>
      </RadioList>
    </div>
  );
}
