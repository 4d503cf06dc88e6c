import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-grouped-items>`. */
export const groupedItemsMeta: ElementMeta = {
  tag: 'till-grouped-items',
  area: 'product',
  file: 'own',
  summary: 'The total of the chosen products of a group.',
  description:
    'Wrap it around the server-rendered table of a grouped product, inside the product form; the table stays as ' +
    'it is. The total below it adds up the quantities at the prices in the table. Quantities in the page’s URL ' +
    'fragment, e.g. `#super_group[61]=2`, are filled in at the start.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered table. It stays in place.',
  example:
    '<till-grouped-items><form><input type="hidden" name="product" value="303">' +
    '<p data-role="priceBox" data-product-id="61"><span data-price-amount="24" data-price-type="finalPrice">$24.00</span></p>' +
    '<label>Qty <input type="number" name="super_group[61]" value="2"></label></form></till-grouped-items>',
};
