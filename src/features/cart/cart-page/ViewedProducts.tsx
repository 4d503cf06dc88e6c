import { useState } from 'react';
import { viewedProducts } from '../../../state/recently-viewed/viewed-products';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { LineName } from '../lines/LineName';
import css from './ViewedProducts.css';

adoptStyles(css);

/** Recently viewed products below an empty cart; renders nothing without any. */
export function ViewedProducts() {
  const t = useT();
  const title = useUid('till-recent');
  const [products] = useState(() => viewedProducts(Date.now()));
  if (products.length === 0) return null;
  return (
    <section className="till-viewed" aria-labelledby={title}>
      <h3 className="till-viewed__title" id={title}>
        {t('Recently Viewed')}
      </h3>
      <ul className="till-viewed__list">
        {products.map((product) => (
          <li className="till-viewed__item" key={product.id}>
            <Thumbnail image={product.image} />
            <LineName line={product} />
            {product.price !== '' && (
              <span>
                {product.isFrom && `${t('As low as')} `}
                <bdi>{product.price}</bdi>
                {product.lowest !== '' && (
                  <>
                    {` ${t('As low as')} `}
                    <bdi>{product.lowest}</bdi>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
