import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-swatches>`. */
export const swatchesMeta: ElementMeta = {
  tag: 'till-swatches',
  area: 'product',
  file: 'area',
  summary: 'The options of a configurable product: colours, pictures, words and drop-downs.',
  description:
    'Reads what the page prints for the swatch renderer or the drop-downs of a product. Options that no product in stock ' +
    'has together with what is chosen stay in sight and say that they are not available. The choice is sent along with the ' +
    'form around it, or with the form that buys the product elsewhere on the page, under the server’s own names; the ' +
    'server’s own controls may stand inside as the fallback. Price and pictures of other elements for the same product ' +
    'follow. `#color=52` or `#93=52` after the page’s address chooses at first.',
  attributes: {
    productId: {
      type: 'string',
      description: 'The product; without it that of the form around, or of the page.',
    },
    listing: {
      type: 'boolean',
      description:
        'On a card of a listing: without headings, and the card’s picture and links follow the choice.',
    },
    numberToShow: {
      type: 'number',
      description: 'How many swatches show before "More"; as the page prints it without.',
    },
    moreText: {
      type: 'string',
      default: 'More',
      description: 'Words of the button that shows the rest.',
    },
  },
  events: [
    {
      name: 'till-option-chosen',
      description: 'The shopper chose an option, or took the choice back (`optionId` is null).',
      detail:
        '{ productId: string; attributeId: string; attribute: string; optionId: string | null }',
    },
  ],
  fallback: 'The selects or radios of the server, with the names that its form sends.',
  example:
    '<till-swatches><select name="super_attribute[93]"><option value="52">Teal</option></select></till-swatches>',
};
