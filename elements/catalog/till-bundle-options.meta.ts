import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-bundle-options>`. */
export const bundleOptionsMeta: ElementMeta = {
  tag: 'till-bundle-options',
  area: 'product',
  file: 'own',
  summary: 'A summary of a bundle’s chosen options and the bundle’s price.',
  description:
    'Wrap it around the server-rendered options of a bundle, inside the product form; they stay as they are, ' +
    'with a summary of the chosen ones below. Every choice and quantity updates the price in all elements that ' +
    'show the product. Options in the page’s URL fragment, e.g. `#bundle_option[3]=7&bundle_option_qty[3]=2`, ' +
    'are preselected.',
  attributes: {
    slide: {
      type: 'boolean',
      description: 'Hides the options until the shopper clicks “Customize and Add to Cart”.',
    },
  },
  events: [],
  fallback: 'The server-rendered options. They stay in place.',
  example:
    '<till-bundle-options><form><input type="hidden" name="product" value="301">' +
    '<label>A book <select name="bundle_option[1]"><option value="1">The Salt Road</option>' +
    '<option value="2">A Field Guide to Moss</option></select></label>' +
    '<label>Something to write in <select name="bundle_option[2]"><option value="4">Pocket Ledger</option></select></label>' +
    '</form></till-bundle-options>',
};
