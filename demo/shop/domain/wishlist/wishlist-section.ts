import { findProduct } from '../catalogue/catalogue';
import { coverPath, productPath } from '../catalogue/paths';
import { isSalable } from '../catalogue/stock';
import type { Session } from '../session/session';
import type { Shop } from '../shop';
import { priceHtml } from '../totals/money';
import { translateHtml, translate } from '../language/translate';
import { currentSettings } from '../settings/visitor';
import { sortingPrice } from '../listing/facets';
import { wishlistItems } from './wishlist-store';

const SHOWN = 3;
const WIDTH = 75;
const HEIGHT = 100;

/** The `wishlist` section: the number of items on the wish list, and the three newest (`config-shapes.md` §6.4). */
export function wishlistSection({ db }: Shop, session: Session, baseUrl: string): object {
  const items = session.customerId === null ? [] : wishlistItems(db, session.customerId);
  if (items.length === 0) return { counter: null, items: [] };
  const post = (action: string, data: Readonly<Record<string, string>>): string =>
    JSON.stringify({ action: `${baseUrl}${action}`, data: { ...data, uenc: '' } });
  const count =
    currentSettings().wishlistCount === 'quantity'
      ? items.reduce((sum, { qty }) => sum + qty, 0)
      : items.length;
  return {
    counter: count === 1 ? translate('1 item') : translateHtml('%1 items', String(count)),
    items: items.slice(0, SHOWN).flatMap(({ id, product_id, qty }) => {
      const product = findProduct(product_id);
      if (!product) return [];
      return {
        image: {
          template: 'Magento_Catalog/product/image_with_borders',
          src: new URL(coverPath(product.sku), baseUrl).href,
          width: WIDTH,
          height: HEIGHT,
          alt: product.name,
        },
        product_sku: product.sku,
        product_id: String(product.id),
        product_url: new URL(productPath(product), baseUrl).href,
        product_name: product.name,
        product_price: priceHtml(sortingPrice(product)),
        product_is_saleable_and_visible: isSalable(db, product),
        product_has_required_options: product.attributes.length > 0 || product.links.length > 0,
        add_to_cart_params: post('wishlist/index/cart/', { item: String(id), qty: qty.toFixed(4) }),
        delete_item_params: post('wishlist/index/remove/', { item: String(id) }),
      };
    }),
  };
}
