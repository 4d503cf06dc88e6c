import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-grouped-items>`. */
export const groupedItemsMeta: ElementMeta = {
  tag: 'till-grouped-items',
  area: 'product',
  file: 'own',
  summary: 'What the chosen products of a group come to.',
  description:
    'Stands around the server’s table of a grouped product, inside the product form; the table stays as it is. Below it ' +
    'the quantities are added up, at the prices of the table. What the page’s address names after its hash, e.g. ' +
    '#super_group[61]=2, is filled in at first.',
  attributes: {},
  events: [],
  fallback: 'The server’s own table; it stays.',
  example:
    '<till-grouped-items><form><input type="hidden" name="product" value="303">' +
    '<p data-role="priceBox" data-product-id="61"><span data-price-amount="24" data-price-type="finalPrice">$24.00</span></p>' +
    '<label>Qty <input type="number" name="super_group[61]" value="2"></label></form></till-grouped-items>',
};
