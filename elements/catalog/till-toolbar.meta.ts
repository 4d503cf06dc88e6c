import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-toolbar>`. */
export const toolbarMeta: ElementMeta = {
  tag: 'till-toolbar',
  area: 'listing',
  file: 'area',
  summary: 'The toolbar of a product list: grid or list, sorting, and products per page.',
  description:
    'Wrap it around a server-rendered toolbar, which stays as it is; a page may have several. A choice leads to the ' +
    'list as chosen, by the page’s own configuration of the toolbar. Links for mode and direction get addresses of ' +
    'their own, so they can be opened in a new tab. Inside a `<till-product-list swap>` the page is not left.',
  attributes: {},
  events: [
    {
      name: 'till-toolbar-changed',
      description: 'The shopper chose a mode, a sort order, a direction or a page size.',
      detail: "{ control: 'mode' | 'direction' | 'order' | 'limit'; value: string }",
      cancels: 'The list stays as it is.',
    },
  ],
  fallback: 'The server-rendered toolbar. It stays in place.',
  example:
    '<till-toolbar><div class="toolbar toolbar-products"><label for="sorter">Sort By</label> <select id="sorter" data-role="sorter"><option value="position" selected>Position</option><option value="price">Price</option></select></div></till-toolbar>',
};
