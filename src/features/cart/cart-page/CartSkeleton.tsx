import { useT } from '../../../ui/i18n';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** Placeholders for the lines and the summary while the cart loads. */
export function CartSkeleton() {
  const t = useT();
  return (
    <div className="till-cart" aria-busy="true">
      <VisuallyHidden live>{t('Loading...')}</VisuallyHidden>
      <div className="till-cart__grid">
        <div className="till-cart__main">
          {[1, 2, 3].map((row) => (
            <div className="till-cart-row" key={row}>
              <div className="till-cart-row__picture">
                <Skeleton shape="image" />
              </div>
              <div className="till-cart-row__text">
                <Skeleton width="long" />
                <Skeleton width="medium" />
              </div>
              <div className="till-cart-row__price">
                <Skeleton width="medium" />
              </div>
              <div className="till-cart-row__quantity">
                <Skeleton shape="control" width="medium" />
              </div>
              <div className="till-cart-row__actions till-cart-row__actions--empty" />
            </div>
          ))}
        </div>
        <div className="till-cart__aside">
          <div className="till-cart__summary">
            <Skeleton shape="heading" width="medium" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </div>
  );
}
