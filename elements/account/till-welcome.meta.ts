import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-welcome>`. */
export const welcomeMeta: ElementMeta = {
  tag: 'till-welcome',
  area: 'header',
  file: 'own',
  summary: 'The greeting in the header, with the name of a signed-in customer.',
  description:
    'Wrap it around the content of the header’s greeting. The texts are those of the platform’s own markup, whose ' +
    'bindings are read and never evaluated. The customer comes from the shop’s private data, so the element works on ' +
    'cached pages and follows a sign-in or sign-out in another tab. The line keeps its height while the customer’s name ' +
    'is loading.',
  attributes: {
    guest: {
      type: 'string',
      description: 'The text for guests. Without it, the one in the server-rendered markup.',
    },
    customer: {
      type: 'string',
      description:
        'The text for customers; `%1` is the full name. Without it, the one in the server-rendered markup, otherwise ' +
        '“Welcome, %1!”.',
    },
  },
  events: [],
  fallback: 'The text for guests.',
  example:
    '<till-welcome customer="Welcome, %1!"><span class="not-logged-in">Default welcome msg!</span></till-welcome>',
};
