import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './MiniCartLine.css';

adoptStyles(css);

/** Three placeholder lines with the height of real ones. */
export function MiniCartSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('Loading...')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div className="till-mini-cart-line" key={row}>
          <div className="till-mini-cart-line__picture">
            <Skeleton shape="image" />
          </div>
          <div className="till-mini-cart-line__text">
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
          <div className="till-mini-cart-line__controls">
            <Skeleton shape="control" width="medium" />
          </div>
        </div>
      ))}
    </div>
  );
}
