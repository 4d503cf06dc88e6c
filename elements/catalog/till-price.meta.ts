import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-price>`. */
export const priceMeta: ElementMeta = {
  tag: 'till-price',
  area: 'product',
  file: 'area',
  summary: 'The price of a product with its chosen options.',
  description:
    'Shows special and regular price, the lowest price of the remaining choices, price ranges, tier prices that ' +
    'follow the quantity in the product’s form, fixed product taxes, and the manufacturer’s advertised price ' +
    'with its popup. Amounts come from the page’s price data (the price box, the swatches, `data-price-amount`), ' +
    'never from a formatted price.',
  attributes: {
    productId: {
      type: 'string',
      description:
        'Id of the product. Without it, the product of the surrounding form, else the product of the page.',
    },
    taxDisplay: {
      type: 'string',
      default: 'including',
      tsType: "'including' | 'excluding' | 'both'",
      description: 'Whether prices are shown including tax, excluding tax, or both.',
    },
    feeDisplay: {
      type: 'number',
      default: 0,
      tsType: '0 | 1 | 2 | 3',
      description:
        'How a fixed product tax is shown. 0: included in the price. 1: included and itemised. 2: excluded and ' +
        'itemised. 3: the price without it, the tax, and the price with it.',
    },
    noTiers: { type: 'boolean', description: 'Leaves out the list of tier prices.' },
  },
  events: [],
  cssProperties: [
    {
      name: '--till-price-size',
      description: 'Text size of the price.',
      default: '1.125rem',
    },
  ],
  fallback: 'The server-rendered price box. It stays when no amount of the product can be read.',
  example:
    '<till-price product-id="60"><div data-role="priceBox" data-product-id="60"><span data-price-amount="35" data-price-type="finalPrice">$35.00</span></div></till-price>',
};
