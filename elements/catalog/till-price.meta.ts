import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-price>`. */
export const priceMeta: ElementMeta = {
  tag: 'till-price',
  area: 'product',
  file: 'area',
  summary: 'What a product costs with everything that is chosen.',
  description:
    'Special and regular price, the lowest of what is left to choose, ranges, tier prices that follow the quantity of the ' +
    'product’s form, fees, and the maker’s advertised price with a popup. Amounts come from what the page prints (the ' +
    'price box, the swatches, `data-price-amount`), never from a written price.',
  attributes: {
    productId: {
      type: 'string',
      description: 'The product; without it that of the form around, or of the page.',
    },
    taxDisplay: {
      type: 'string',
      default: 'including',
      tsType: "'including' | 'excluding' | 'both'",
      description: 'Whether prices show with tax, without it, or both.',
    },
    feeDisplay: {
      type: 'number',
      default: 0,
      tsType: '0 | 1 | 2 | 3',
      description:
        'How a fixed product tax shows: 0 within the price, 1 within it and named, 2 left out and named, 3 the price without ' +
        'and with it.',
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
  fallback: 'The price box of the server. It stays where no amount of the product can be read.',
  example:
    '<till-price product-id="60"><div data-role="priceBox" data-product-id="60"><span data-price-amount="35" data-price-type="finalPrice">$35.00</span></div></till-price>',
};
