import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-bundle-options>`. */
export const bundleOptionsMeta: ElementMeta = {
  tag: 'till-bundle-options',
  area: 'product',
  file: 'own',
  summary: 'What the shopper has put into a bundle, and what that costs.',
  description:
    'Stands around the server’s options of a bundle, inside the product form; they stay as they are. Below them it sums ' +
    'up what is chosen. The price follows each choice and each quantity, in every element that shows the product. What ' +
    'the page’s address names after its hash, e.g. #bundle_option[3]=7&bundle_option_qty[3]=2, is chosen at first.',
  attributes: {
    slide: {
      type: 'boolean',
      description: 'The options open with a button, "Customize and Add to Cart".',
    },
  },
  events: [],
  fallback: 'The server’s own options; they stay.',
  example:
    '<till-bundle-options><form><input type="hidden" name="product" value="301">' +
    '<label>A book <select name="bundle_option[1]"><option value="1">The Salt Road</option>' +
    '<option value="2">A Field Guide to Moss</option></select></label>' +
    '<label>Something to write in <select name="bundle_option[2]"><option value="4">Pocket Ledger</option></select></label>' +
    '</form></till-bundle-options>',
};
