import { useState } from 'react';
import { bundleParts, bundlePrices } from '../../../domain/catalog/bundle';
import { ownValue } from '../../../domain/own-value';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectFields, selectFormConfig } from '../../../state/product-form/product-form-slice';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { FormSum } from '../form/FormSum';
import { useAddress } from '../form/useAddress';
import { usePriceFormat } from '../form/usePriceFormat';
import { useProductForm } from '../form/useProductForm';
import { useMissing } from '../server-content/useMissing';
import css from './BundleOptions.css';
import { BundleSummary } from './BundleSummary';
import { useOwnSummary } from './useOwnSummary';
import { useSelectionQuantity } from './useSelectionQuantity';
import { useSlide } from './useSlide';

adoptStyles(css);

interface BundleOptionsProps {
  /** The options stay collapsed until the shopper customises the bundle (BNDL-02). */
  readonly slide?: boolean;
}

/** Summary of the chosen options, below the server-rendered options of a bundle (BNDL). */
export function BundleOptions({ slide = false }: BundleOptionsProps) {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useProductForm(root);
  const { isFolded, unfold } = useSlide(root, found?.form ?? null, slide);
  const productId = found?.productId ?? '';
  const fields = useTillSelector(selectFields(productId));
  const { bundles } = useTillSelector(selectFormConfig);
  const format = usePriceFormat(productId);
  const bundle = ownValue(bundles, productId);
  const parts = bundle === undefined ? [] : bundleParts(bundle, fields);
  useMissing(
    'till-bundle-options',
    root !== null && bundle === undefined
      ? `no parts of product ${productId || '(without an id)'}: the init of "priceBundle" is missing`
      : null,
  );
  useSelectionQuantity(found?.form ?? null, bundle);
  useAddress(found, 'bundle_option');
  const isOurs = useOwnSummary(found?.form ?? null);
  return (
    <div ref={setRoot}>
      {isFolded && (
        <Button variant="secondary" block onClick={unfold} aria-expanded={false}>
          {t('Customize and Add to Cart')}
        </Button>
      )}
      {!isFolded && isOurs && bundle !== undefined && (
        <section className="till-bundle" aria-label={t('Your Customization')}>
          <p className="till-bundle__title">{t('Your Customization')}</p>
          <BundleSummary parts={parts} />
          {(parts.length > 0 || bundle.isFixedPrice) && (
            <FormSum
              label={t('Total')}
              amount={bundlePrices(bundle, parts).final.shown}
              format={format}
            />
          )}
        </section>
      )}
    </div>
  );
}
