import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-search>`. */
export const searchMeta: ElementMeta = {
  tag: 'till-search',
  area: 'header',
  file: 'area',
  summary: 'The search box of the header, with suggestions.',
  description:
    'Replaces the server-rendered search form inside it and takes over its action, its field, the text typed so ' +
    'far and its settings. Suggestions appear while the shopper types and can be navigated with the arrow keys, ' +
    'Home and End. On pages up to 768 px wide the box opens as a layer above the page. The form is submitted ' +
    'exactly as the original one.',
  attributes: {
    suggestUrl: {
      type: 'string',
      description: 'URL of the suggestions. Without it, the one in the page’s configuration.',
    },
    minLength: {
      type: 'number',
      description:
        'Number of characters from which suggestions are requested. Without it, the page’s setting, else 2.',
    },
    delay: {
      type: 'number',
      description:
        'Milliseconds between the last keystroke and the request. Without it, the page’s setting, else 300.',
    },
  },
  events: [
    {
      name: 'till-search-submitted',
      description: 'The shopper submitted a search.',
      detail: '{ query: string }',
      cancels: 'The shopper stays on the page.',
    },
    {
      name: 'till-suggestion-chosen',
      description: 'The shopper chose a suggestion or the link to all results.',
      detail: '{ title: string; url: string }',
      cancels: 'The shopper stays on the page.',
    },
  ],
  cssProperties: [
    {
      name: '--till-search-radius',
      description: 'Corner radius of the field.',
      default: 'the shared radius',
    },
  ],
  fallback: 'The server-rendered search form.',
  example:
    '<till-search><form action="/catalogsearch/result/" role="search"><input type="search" name="q" aria-label="Search" placeholder="Search entire store here..."><button>Search</button></form></till-search>',
};
