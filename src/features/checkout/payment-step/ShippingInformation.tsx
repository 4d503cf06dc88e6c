import type { CheckoutConfig } from '../../../domain/quote.types';
import { isUsableForBilling } from '../../../domain/address';
import { selectSelectedRate, selectShippingAddress } from '../../../state/checkout/checkout-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { AddressLines } from '../address-lines/AddressLines';
import { TaxedPrice } from '../../shared/price/TaxedPrice';
import css from './ShippingInformation.css';

adoptStyles(css);

interface ShippingInformationProps {
  readonly config: CheckoutConfig;
  readonly onEditAddress: () => void;
  readonly onEditMethod: () => void;
}

/** The choices of the shipping step, each with a link to change it (SHIP-06). */
export function ShippingInformation({
  config,
  onEditAddress,
  onEditMethod,
}: ShippingInformationProps) {
  const t = useT();
  const address = useTillSelector(selectShippingAddress);
  const rate = useTillSelector(selectSelectedRate);
  if (address === null) return null;
  return (
    <dl className="till-shipping-information">
      <div className="till-shipping-information__row">
        <dt className="till-shipping-information__term">
          {t(isUsableForBilling(address) ? 'Ship To:' : 'Store')}
        </dt>
        <dd className="till-shipping-information__text">
          <AddressLines address={address} directory={config.directory} />
        </dd>
        <dd className="till-shipping-information__action">
          <Button size="s" variant="quiet" onClick={onEditAddress}>
            {t('Edit')} <VisuallyHidden>{t('Shipping Address')}</VisuallyHidden>
          </Button>
        </dd>
      </div>
      <div className="till-shipping-information__row till-shipping-information__row--next">
        <dt className="till-shipping-information__term">{t('Shipping Method:')}</dt>
        <dd className="till-shipping-information__text">
          {rate !== null && (
            <>
              {[rate.carrierTitle, rate.methodTitle].filter((title) => title !== '').join(' – ')}
              <span className="till-shipping-information__price">
                <TaxedPrice
                  excl={rate.priceExclTax}
                  incl={rate.priceInclTax}
                  display={config.taxDisplay.shipping}
                  format={config.priceFormat}
                />
              </span>
            </>
          )}
        </dd>
        <dd className="till-shipping-information__action">
          <Button size="s" variant="quiet" onClick={onEditMethod}>
            {t('Edit')} <VisuallyHidden>{t('Shipping Methods')}</VisuallyHidden>
          </Button>
        </dd>
      </div>
    </dl>
  );
}
