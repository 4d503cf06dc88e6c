import { useLayoutEffect, useRef } from 'react';
import { selectAdding } from '../../../state/add-to-cart/add-to-cart-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { ProductPrice } from '../price/ProductPrice';

interface BarProps {
  readonly productId: string;
  readonly name: string;
  /** The submit button of the product's form, which this button triggers. */
  readonly button: HTMLButtonElement;
}

/** Scroll targets and focused elements stay clear of the bar. */
const ROOM = 'till-has-product-bar';

/** The bar. When it disappears while it has the focus, the focus moves to the form's own button. */
export function Bar({ productId, name, button }: BarProps) {
  const t = useT();
  const status = useTillSelector(selectAdding(productId));
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    document.documentElement.classList.add(ROOM);
    return () => {
      document.documentElement.classList.remove(ROOM);
      if (own?.contains(document.activeElement) === true) button.focus({ preventScroll: true });
    };
  }, [button]);
  return (
    <section ref={bar} className="till-product-bar" aria-label={t('Product')}>
      <p className="till-product-bar__name">{name}</p>
      <div className="till-product-bar__price">
        <ProductPrice productId={productId} noTiers />
      </div>
      <Button
        variant="primary"
        busy={status === 'adding' || status === 'leaving'}
        onClick={() => {
          button.click();
        }}
      >
        {status === 'added' ? t('Added') : t('Add to Cart')}
      </Button>
    </section>
  );
}
