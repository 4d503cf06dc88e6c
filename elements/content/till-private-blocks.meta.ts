import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-private-blocks>`. */
export const privateBlocksMeta: ElementMeta = {
  tag: 'till-private-blocks',
  area: 'content',
  file: 'own',
  summary: 'Fills the places that a cached page leaves for a visitor’s own blocks.',
  description:
    'The platform’s page cache prints a pair of comments, ` BLOCK name ` and ` /BLOCK name `, where a block is drawn for ' +
    'each visitor. One of these elements anywhere in a page reads all of them in one call and puts them there, without ' +
    'their scripts and inline handlers. Visitors who have no private data are asked nothing for; when the server does ' +
    'not answer, what was printed stays. It takes the place of the page’s own page cache script and draws nothing itself.',
  attributes: {},
  events: [],
  fallback: 'Nothing.',
  example: '<till-private-blocks></till-private-blocks>',
};
