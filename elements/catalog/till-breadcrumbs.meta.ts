import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-breadcrumbs>`. */
export const breadcrumbsMeta: ElementMeta = {
  tag: 'till-breadcrumbs',
  area: 'header',
  file: 'area',
  summary: 'The way from the start page to this one.',
  description:
    'On a product’s page the trail goes through the category that the shopper came from, as the shop’s menu has it, ' +
    'so that pages from a cache show each shopper their own way. Elsewhere, and for who did not come through the menu, ' +
    'it is the server’s own trail.',
  attributes: {
    menu: {
      type: 'string',
      default: '[data-action="navigation"]',
      description: 'Selector of the shop’s menu of categories.',
    },
  },
  events: [],
  fallback: 'The server’s own breadcrumbs.',
  example:
    '<till-breadcrumbs><ol><li><a href="/" title="Go to Home Page">Home</a></li><li>This page</li></ol></till-breadcrumbs>',
};
