import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-html-content>`. */
export const htmlContentMeta: ElementMeta = {
  tag: 'till-html-content',
  area: 'content',
  file: 'own',
  summary: 'A part of an admin page that the server renders when it becomes visible.',
  description:
    'Posts the form key to its URL and shows the response as its content, as the HTML component of the ' +
    'platform’s admin forms does. It sends one request: at the start, or when its tab is opened. Links, forms, ' +
    'tables and images in the response are kept; scripts, style sheets and inline handlers are removed. When the ' +
    'session has ended, the user is taken to the sign-in page. When the server does not respond, an error with a ' +
    'retry button appears. Only URLs of the page’s own site are requested.',
  attributes: {
    url: {
      type: 'string',
      description: 'URL of the content. Without it, nothing is requested.',
    },
    formKey: {
      type: 'string',
      description:
        'The form key to send. Without it, the one of the admin page (`window.FORM_KEY`), else the one in the ' +
        'visitor’s cookie.',
    },
    label: {
      type: 'string',
      description:
        'Accessible name of the content. With it, screen readers list the content as a region.',
    },
  },
  events: [],
  fallback: 'Shown until the response arrives, and kept when the response is empty.',
  example:
    '<till-html-content url="customer/index/cart/" label="Shopping cart"></till-html-content>',
};
