import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-download-links>`. */
export const downloadLinksMeta: ElementMeta = {
  tag: 'till-download-links',
  area: 'product',
  file: 'own',
  summary: 'All downloadable links at once, and what the chosen ones add.',
  description:
    'Stands around the server’s checkboxes of downloadable links, inside the product form; they and their samples stay ' +
    'as they are. Below them one checkbox chooses all links or none, and the price follows in every element that shows ' +
    'the product.',
  attributes: {},
  events: [],
  fallback: 'The server’s own checkboxes; they stay.',
  example:
    '<till-download-links><form><input type="hidden" name="product" value="311">' +
    '<label><input type="checkbox" name="links[]" value="11"> EPUB</label>' +
    '<label><input type="checkbox" name="links[]" value="12"> PDF</label></form></till-download-links>',
};
