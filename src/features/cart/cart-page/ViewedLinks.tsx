import { useState } from 'react';
import { viewedLinks } from '../../../state/recently-viewed/viewed-links';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { LineName } from '../lines/LineName';

/** Links to recently viewed products, beside an empty cart; renders nothing without any. */
export function ViewedLinks() {
  const t = useT();
  const title = useUid('till-recent');
  const [products] = useState(() => viewedLinks(Date.now()));
  if (products.length === 0) return null;
  return (
    <section className="till-cart__recent" aria-labelledby={title}>
      <h3 className="till-cart__recent-title" id={title}>
        {t('Recently Viewed')}
      </h3>
      <ul className="till-cart__recent-list">
        {products.map((product) => (
          <li className="till-cart__recent-item" key={product.id}>
            <LineName line={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
