import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-see-more>`. */
export const seeMoreMeta: ElementMeta = {
  tag: 'till-see-more',
  area: 'header',
  file: 'area',
  summary: 'A long text that is cut after its first lines, with a button that shows the rest.',
  description:
    'Wrap it around one server-rendered block, such as the description of a product; the block stays as it is. A ' +
    'short text gets no button. The whole text stays available to screen readers, to the browser’s search in the ' +
    'page, and in print.',
  attributes: {},
  events: [],
  cssProperties: [
    { name: '--till-see-more-lines', description: 'Number of lines shown at first.', default: '6' },
  ],
  fallback: 'The text. It stays in place.',
  example:
    '<till-see-more><div class="value"><p>A novel about salt, the sea and the people who carry one to the other.</p></div></till-see-more>',
};
