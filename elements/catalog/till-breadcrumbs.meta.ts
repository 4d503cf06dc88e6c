import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-breadcrumbs>`. */
export const breadcrumbsMeta: ElementMeta = {
  tag: 'till-breadcrumbs',
  area: 'header',
  file: 'area',
  summary: 'The breadcrumb trail.',
  description:
    'On a product page the trail goes through the category that the shopper came from, taken from the shop’s ' +
    'menu, so each shopper sees their own path on a cached page. On other pages, and for shoppers who did not ' +
    'come through the menu, it is the server-rendered trail.',
  attributes: {
    menu: {
      type: 'string',
      default: '[data-action="navigation"]',
      description: 'CSS selector of the shop’s category menu.',
    },
  },
  events: [],
  fallback: 'The server-rendered breadcrumbs.',
  example:
    '<till-breadcrumbs><ol><li><a href="/" title="Go to Home Page">Home</a></li><li>This page</li></ol></till-breadcrumbs>',
};
