import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-download-links>`. */
export const downloadLinksMeta: ElementMeta = {
  tag: 'till-download-links',
  area: 'product',
  file: 'own',
  summary: 'Selects all downloadable links at once, and shows the price of the selected ones.',
  description:
    'Wrap it around the server-rendered checkboxes of downloadable links, inside the product form; they and ' +
    'their samples stay as they are. A checkbox below them selects all links or none, and the price updates in ' +
    'all elements that show the product.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered checkboxes. They stay in place.',
  example:
    '<till-download-links><form><input type="hidden" name="product" value="311">' +
    '<label><input type="checkbox" name="links[]" value="11"> EPUB</label>' +
    '<label><input type="checkbox" name="links[]" value="12"> PDF</label></form></till-download-links>',
};
