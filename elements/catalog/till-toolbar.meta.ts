import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-toolbar>`. */
export const toolbarMeta: ElementMeta = {
  tag: 'till-toolbar',
  area: 'listing',
  file: 'area',
  summary: 'The toolbar of a product list: grid or list, sorting, and products per page.',
  description:
    'Put it into a server-rendered toolbar, around its controls, which stay as they are; a page may have several. Around ' +
    'the toolbar it works as well, but themes that style a toolbar by what is beside it no longer find it there. A ' +
    'choice leads to the list as chosen, by the page’s own configuration of the toolbar. Links for mode and direction ' +
    'get their own URLs, so they can be opened in a new tab. Inside a `<till-product-list swap>` the page is ' +
    'not left.',
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
    '<div class="toolbar toolbar-products"><till-toolbar><label for="sorter">Sort By</label> <select id="sorter" data-role="sorter"><option value="position" selected>Position</option><option value="price">Price</option></select></till-toolbar></div>',
};
