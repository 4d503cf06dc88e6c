import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-search>`. */
export const searchMeta: ElementMeta = {
  tag: 'till-search',
  area: 'header',
  file: 'area',
  summary: 'The search box of the header, with suggestions.',
  description:
    'Takes over the server’s search form inside it: its action, its field, what is typed so far and the settings it ' +
    'prints. Suggestions appear below while the shopper types and are moved through with the arrow keys, Home and End; ' +
    'on pages up to 768 px wide the box opens above the page. The form is sent as the server’s own would be.',
  attributes: {
    suggestUrl: {
      type: 'string',
      description: 'Where suggestions are asked for. Without it, what the page prints.',
    },
    minLength: {
      type: 'number',
      description: 'Characters from which on there are suggestions; the page’s setting, else 2.',
    },
    delay: {
      type: 'number',
      description: 'Milliseconds after the last key; the page’s setting, else 300.',
    },
  },
  events: [
    {
      name: 'till-search-submitted',
      description: 'The shopper searches for what is typed.',
      detail: '{ query: string }',
      cancels: 'The page stays.',
    },
    {
      name: 'till-suggestion-chosen',
      description: 'The shopper follows a suggestion, or the link to all results.',
      detail: '{ title: string; url: string }',
      cancels: 'The page stays.',
    },
  ],
  cssProperties: [
    {
      name: '--till-search-radius',
      description: 'Corners of the field.',
      default: 'the common radius',
    },
  ],
  fallback: 'The server’s own search form.',
  example:
    '<till-search><form action="/catalogsearch/result/" role="search"><input type="search" name="q" aria-label="Search" placeholder="Search entire store here..."><button>Search</button></form></till-search>',
};
