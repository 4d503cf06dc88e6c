import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-private-blocks>`. */
export const privateBlocksMeta: ElementMeta = {
  tag: 'till-private-blocks',
  area: 'content',
  file: 'own',
  summary: 'Fills the placeholders of visitor-specific blocks in a cached page.',
  description:
    'The platform’s page cache renders a pair of comments, `BLOCK name` and `/BLOCK name`, instead of each block ' +
    'that differs from visitor to visitor. One element anywhere in a page loads all of these blocks with one ' +
    'request and inserts them, without their scripts and inline handlers. For visitors without private data ' +
    'nothing is requested; when the server does not respond, the content in the page stays. It replaces the ' +
    'page’s own page cache script and renders nothing itself.',
  attributes: {},
  events: [],
  fallback: 'Nothing.',
  example: '<till-private-blocks></till-private-blocks>',
};
