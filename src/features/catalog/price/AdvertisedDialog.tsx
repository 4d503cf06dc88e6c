import type { ChosenPrice } from '../../../domain/catalog/price';
import type { PriceFormat } from '../../../domain/money.types';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';

interface AdvertisedDialogProps {
  readonly open: boolean;
  readonly price: ChosenPrice;
  readonly format: PriceFormat;
  readonly onClose: () => void;
}

/**
 * Explains why the shop's price is not shown on the page, and shows it where a click may reveal it (MSRP-01, MSRP-04).
 */
export function AdvertisedDialog({ open, price, format, onClose }: AdvertisedDialogProps) {
  const t = useT();
  const { advertised, final } = price;
  const explanation =
    advertised?.explanation ||
    t(
      'Our price is lower than the manufacturer\'s "minimum advertised price." As a result, we cannot show you the price in catalog or the product page.',
    );
  return (
    <Dialog
      open={open}
      title={advertised?.isShownOnGesture === true ? t('Our price') : t("What's this?")}
      onClose={onClose}
    >
      {advertised?.isShownOnGesture === true && (
        <p className="till-product-price__line">
          <span className="till-product-price__final">
            <Price amount={final.shown} format={format} />
          </span>
          {advertised.amount !== null && (
            <s className="till-product-price__regular">
              <Price amount={advertised.amount} format={format} />
            </s>
          )}
        </p>
      )}
      <p className="till-product-price__explanation">{explanation}</p>
    </Dialog>
  );
}
