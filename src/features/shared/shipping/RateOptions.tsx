import type { ReactNode } from 'react';
import type { CheckoutConfig, ShippingMethodRef, ShippingRate } from '../../../domain/quote.types';
import { rateKey, rateRef } from '../../../domain/rates';
import { useUid } from '../../../ui/element-context';
import { RadioCard } from '../../../ui/RadioList/RadioList';
import { TaxedPrice } from '../price/TaxedPrice';

interface RateOptionsProps {
  readonly config: CheckoutConfig;
  readonly rates: readonly ShippingRate[];
  readonly method: ShippingMethodRef | null;
  /** Name of the field that an error focuses. */
  readonly fieldName?: string;
  readonly onChoose: (method: ShippingMethodRef) => void;
  /** Shown in the card of the chosen rate, e.g. its form. */
  readonly children?: ReactNode;
}

/**
 * The cards of a `RadioList` of shipping methods; those that a carrier rejected show the reason and cannot be chosen
 * (SHIP-07, RATE-18).
 */
export function RateOptions({
  config,
  rates,
  method,
  fieldName,
  onChoose,
  children,
}: RateOptionsProps) {
  const group = useUid('till-rate');
  const chosen = method === null ? null : rateKey(method);
  return rates.map((rate) => {
    const ref = rateRef(rate);
    const key = `${rate.carrierCode}_${rate.methodCode ?? ''}`;
    return (
      <RadioCard
        key={key}
        name={group}
        value={key}
        {...(fieldName !== undefined && { fieldName })}
        checked={key === chosen}
        disabled={ref === null}
        onChoose={() => {
          if (ref !== null) onChoose(ref);
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
      >
        {key === chosen && children}
      </RadioCard>
    );
  });
}
