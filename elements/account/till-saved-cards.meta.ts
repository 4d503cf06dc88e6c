import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-saved-cards>`. */
export const savedCardsMeta: ElementMeta = {
  tag: 'till-saved-cards',
  area: 'content',
  file: 'own',
  summary: 'A customer’s saved payment methods: the list, deleting, and a form to add one.',
  description:
    'For the account page stripe/customer/paymentmethods. Cards are typed into the provider’s own fields and never ' +
    'reach the page. The key of the provider comes from the page’s initParams, or from the shop. The query parameter ' +
    'cust is passed on to the shop; redirect names a page below stripe/customer that opens once a method is saved. ' +
    'Messages stay until the next action. When a response is lost, the list is loaded before anything is sent again.',
  attributes: {},
  events: [],
  fallback: 'A list that the server renders, or a note that scripts are needed.',
  example: '<till-saved-cards>Please switch on JavaScript to manage your cards.</till-saved-cards>',
};
