import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-html-content>`. */
export const htmlContentMeta: ElementMeta = {
  tag: 'till-html-content',
  area: 'content',
  file: 'own',
  summary: 'A part of an admin page that the server draws when it is shown.',
  description:
    'Posts the form key to its own address and shows what the server answers as its content, as the HTML component of ' +
    'the platform’s admin forms does. It asks once: at the start, or when the tab it stands in is opened. Links, forms, ' +
    'tables and pictures of the answer stay; scripts, style sheets and inline handlers go. A reader whose session has ' +
    'ended is led to sign in; when the server does not answer, a sentence says so, with a button to try again. Only ' +
    'addresses of the page’s own site are asked.',
  attributes: {
    url: {
      type: 'string',
      description: 'Where the server draws the content. Without it nothing is asked.',
    },
    formKey: {
      type: 'string',
      description:
        'The form key to send. Without it that of the admin page (`window.FORM_KEY`), else the visitor’s cookie.',
    },
    label: {
      type: 'string',
      description: 'What the content is, for screen readers, which then list it as a region.',
    },
  },
  events: [],
  fallback: 'What shows until the server has answered, and stays when it answers nothing.',
  example:
    '<till-html-content url="customer/index/cart/" label="Shopping cart"></till-html-content>',
};
