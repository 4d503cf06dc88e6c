import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-add-card>`. */
export const addCardMeta: ElementMeta = {
  tag: 'till-add-card',
  area: 'account',
  file: 'own',
  summary: 'A card is stored in the account, without buying anything.',
  description:
    'For the account page paymentservicespaypal/vault/addcard, around the server-rendered form of the address and its ' +
    'button; <till-address-form> around the form fits its regions to the country. The card is typed into the provider’s own fields and never reaches the page. The card and the address are ' +
    'validated together, and a card is stored once. Where the provider does not say what became ' +
    'of it, the page of the stored cards is read. Once it is stored, that page opens after three seconds. Without the ' +
    'form’s configuration in the page the element does nothing. With href it is a button that leads to that page.',
  attributes: {
    href: {
      type: 'string',
      default: '',
      description:
        'Address of the page that adds a card, on this shop: the element is then a button that leads customers there.',
    },
  },
  events: [],
  fallback: 'The server-rendered form. It stays in place.',
  example: `<till-add-card><form class="form-address-edit"><div class="field required"><label for="city">City</label><div class="control"><input id="city" name="city" class="required-entry"></div></div></form><button type="button" id="paymentservices-add-card-button">Add Card</button></till-add-card>`,
};
