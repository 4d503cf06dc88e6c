import { useState } from 'react';
import type { ChosenPrice } from '../../../domain/catalog/price';
import type { PriceFormat } from '../../../domain/money.types';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useLazyView } from '../../shared/late/useLazyView';

interface AdvertisedPriceProps {
  readonly price: ChosenPrice;
  readonly format: PriceFormat;
}

const loadDialog = async () => (await import('./AdvertisedDialog')).AdvertisedDialog;

/**
 * The manufacturer's advertised price instead of the shop's lower one, and how to see that: with a click, or in the
 * cart (MSRP-02, MSRP-04). The dialog's code is loaded on the first click.
 */
export function AdvertisedPrice({ price, format }: AdvertisedPriceProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wasWanted, setWanted] = useState(false);
  const { View } = useLazyView(wasWanted, loadDialog);
  const { advertised } = price;
  if (advertised === null) return null;
  const { isShownOnGesture, message } = advertised;
  const note = message || (isShownOnGesture ? '' : t('See price in cart'));
  return (
    <div className="till-product-price__line">
      <VisuallyHidden>{t("Manufacturer's price")} </VisuallyHidden>
      <s className="till-product-price__regular">
        {advertised.amount === null ? (
          advertised.written
        ) : (
          <Price amount={advertised.amount} format={format} />
        )}
      </s>
      {note !== '' && <span className="till-product-price__note">{note}</span>}
      <button
        type="button"
        className="till-product-price__link"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {isShownOnGesture ? t('Click for price') : t("What's this?")}
      </button>
      {View !== null && (
        <View
          open={isOpen}
          price={price}
          format={format}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
