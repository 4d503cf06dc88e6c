import type { ShippingMethodRef } from '../../../domain/quote.types';
import { rateKey, rateRef } from '../../../domain/rates';
import { shippingMethodChosen } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { findShippingMethod } from '../../../state/checkout/shipping/shipping-form';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './DeliveryChoice.css';

adoptStyles(css);

const isOwnAddress = (ref: ShippingMethodRef): boolean =>
  findShippingMethod(ref)?.replacesAddress === true;

/**
 * Before the address form: whether the order is shipped or goes to an address of the method's own, which leaves that form
 * out. Shown while both are offered. "Shipping" chooses the first rate that ships.
 */
export function DeliveryChoice() {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const rates = useTillSelector((state) => selectCheckout(state).shipping.rates.list);
  const ratesFor = useTillSelector((state) => selectCheckout(state).shipping.ratesFor);
  const method = useTillSelector((state) => selectCheckout(state).shipping.method);
  const offers = rates.flatMap((rate) => {
    const ref = rateRef(rate);
    return ref === null ? [] : [{ ref, title: rate.methodTitle || rate.carrierTitle }];
  });
  const [shipped] = offers.filter(({ ref }) => !isOwnAddress(ref));
  const others = offers.filter(({ ref }) => isOwnAddress(ref));
  // Before the first rates, in the room that the step has kept free.
  if (ratesFor === null) return <Skeleton shape="control" />;
  if (shipped === undefined || others.length === 0) return null;

  const isShipped = method === null || !isOwnAddress(method);
  const choose = (chosen: ShippingMethodRef) => {
    dispatch(shippingMethodChosen(chosen));
    emit('till-shipping-method-selected', chosen);
  };
  return (
    <div className="till-delivery-choice" role="group" aria-label={t('Shipping Methods')}>
      <button
        type="button"
        className="till-delivery-choice__option"
        aria-pressed={isShipped}
        onClick={() => {
          if (!isShipped) choose(shipped.ref);
        }}
      >
        {t('Shipping')}
      </button>
      {others.map(({ ref, title }) => (
        <button
          key={rateKey(ref)}
          type="button"
          className="till-delivery-choice__option"
          aria-pressed={method !== null && rateKey(method) === rateKey(ref)}
          onClick={() => {
            choose(ref);
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
