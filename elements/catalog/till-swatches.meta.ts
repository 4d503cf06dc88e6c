import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-swatches>`. */
export const swatchesMeta: ElementMeta = {
  tag: 'till-swatches',
  area: 'product',
  file: 'area',
  summary: 'The options of a configurable product: colours, images, text and drop-downs.',
  description:
    'Reads the page’s configuration of the swatch renderer or of the product’s drop-downs. Options that are not ' +
    'in stock in combination with the current choice stay visible and are marked as unavailable. The choice is ' +
    'submitted with the surrounding form, or with the form elsewhere on the page that buys the product, under ' +
    'the server’s own field names; the server-rendered controls can stand inside the tag as the fallback. Price ' +
    'and images in other elements for the same product follow the choice. `#color=52` or `#93=52` in the page’s ' +
    'URL preselects an option.',
  attributes: {
    productId: {
      type: 'string',
      description:
        'Id of the product. Without it, the product of the surrounding form, else the product of the page.',
    },
    listing: {
      type: 'boolean',
      description:
        'For a product card in a listing: no headings, and the card’s image and links follow the choice.',
    },
    numberToShow: {
      type: 'number',
      description: 'Number of swatches shown before “More”. Without it, the page’s setting.',
    },
    moreText: {
      type: 'string',
      default: 'More',
      description: 'Label of the button that shows the remaining swatches.',
    },
  },
  events: [
    {
      name: 'till-option-chosen',
      description: 'The shopper chose an option or cleared the choice (`optionId` is null).',
      detail:
        '{ productId: string; attributeId: string; attribute: string; optionId: string | null }',
    },
  ],
  fallback: 'The server-rendered selects or radio buttons, with the names that the form submits.',
  example:
    '<till-swatches><select name="super_attribute[93]"><option value="52">Teal</option></select></till-swatches>',
};
