import { escapeHtml } from '../../support/html';
import { findProduct } from '../catalogue/catalogue';
import { productPath } from '../catalogue/paths';
import { translateHtml, translate } from '../language/translate';
import type { Session } from '../session/session';
import type { Shop } from '../shop';
import { comparedIds } from './compare-store';

/** The `compare-products` section: every product of the comparison list (`config-shapes.md` §6.4). */
export function compareSection({ db }: Shop, session: Session, baseUrl: string): object {
  const items = comparedIds(db, session).flatMap((id) => findProduct(id) ?? []);
  const count = items.length;
  return {
    count,
    countCaption: count === 1 ? translate('1 item') : translateHtml('%1 items', String(count)),
    listUrl: `${baseUrl}catalog/product_compare/index/`,
    items: items.map((product) => ({
      id: String(product.id),
      product_url: new URL(productPath(product), baseUrl).href,
      name: escapeHtml(product.name),
      remove_url: JSON.stringify({
        action: `${baseUrl}catalog/product_compare/remove/`,
        data: {
          uenc: '',
          product: String(product.id),
          confirmation: true,
          confirmationMessage: translate(
            'Are you sure you want to remove this item from your Compare Products list?',
          ),
        },
      }),
      productScope: 'website',
    })),
    websiteId: '1',
  };
}
