import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-see-more>`. */
export const seeMoreMeta: ElementMeta = {
  tag: 'till-see-more',
  area: 'header',
  file: 'area',
  summary: 'A long text that shows its first lines, and the rest at a press.',
  description:
    'Stands around one block of the server, as the description of a product; it stays as it is. One that is short gets ' +
    'no button. The whole text stays there for readers, for the search within the page and on paper.',
  attributes: {},
  events: [],
  cssProperties: [
    { name: '--till-see-more-lines', description: 'Lines that show at first.', default: '6' },
  ],
  fallback: 'The text; it stays.',
  example:
    '<till-see-more><div class="value"><p>A novel about salt, the sea and the people who carry one to the other.</p></div></till-see-more>',
};
