import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-card-fields>`. */
export const cardFieldsMeta: ElementMeta = {
  tag: 'till-card-fields',
  area: 'checkout',
  file: 'own',
  summary: 'Card entry for a payment gateway of the shop’s own.',
  description:
    'Asks for number, expiry date and security code of a card, checks them and shows the card’s brand. A script of the ' +
    'page reads the card with `readCard()` and sends it to the gateway. What is typed exists in the fields alone: it is ' +
    'in no attribute, event, URL, storage or form, and is cleared when the shopper leaves the page. The card form of ' +
    '`<till-checkout>` needs no tag.',
  attributes: {
    allowedTypes: {
      type: 'string',
      default: '',
      description:
        'The card types that may be paid with, as codes or titles, separated by commas: `VI, MC, American Express`. ' +
        'Without it, every type that is known.',
    },
    withoutCode: {
      type: 'boolean',
      description: 'Hides the security code field.',
    },
    withName: {
      type: 'boolean',
      description: 'Shows a field for the cardholder’s name.',
    },
  },
  methods: [
    {
      name: 'readCard',
      returns:
        '{ number: string; type: string; month: number; year: number; securityCode: string | null; name: string | null } | null',
      description:
        'Checks the fields. Returns the card, or null after the errors were shown at their fields and the first of them ' +
        'was focused; null as well before `till-element-ready`. Keep the card no longer than it takes to send it.',
    },
    {
      name: 'clearCard',
      returns: 'void',
      description: 'Empties the fields.',
    },
  ],
  events: [
    {
      name: 'till-card-type-changed',
      description:
        'The digits typed so far belong to another card type; `type` is its code, null while it is not decided.',
      detail: '{ type: string | null }',
    },
    {
      name: 'till-card-completeness-changed',
      description: 'Every field has become valid, or one of them no longer is.',
      detail: '{ isComplete: boolean }',
    },
  ],
  fallback: 'A text explaining that paying by card requires JavaScript.',
  example: '<till-card-fields allowed-types="VI, MC, AE"></till-card-fields>',
};
