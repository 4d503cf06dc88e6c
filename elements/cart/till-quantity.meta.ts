import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-quantity>`. */
export const quantityMeta: ElementMeta = {
  tag: 'till-quantity',
  area: 'cart',
  file: 'own',
  summary: 'The quantity field of a product form, with plus and minus buttons.',
  description:
    'Place it inside the form, around the server-rendered field of a product, of a product of a group or of an ' +
    'option of a bundle; its value is submitted under the name of that field. A quantity out of range shows an ' +
    'error and disables the form’s submit buttons, and so does a configurable option that is not chosen yet. A ' +
    'button that the server disabled stays disabled. While the field is disabled or read-only, as for a part of a ' +
    'bundle with a quantity of its own, the quantity cannot be changed.',
  attributes: {
    name: {
      type: 'string',
      description:
        'Name of the form field; without it that of the field inside, without one `qty`.',
    },
    value: {
      type: 'number',
      description: 'Initial quantity; without it that of the field inside, without one 1.',
    },
    min: {
      type: 'number',
      description:
        'Smallest quantity that can be ordered. Without it, the limits of the field inside (`data-validate`, ' +
        '`min`, `max`, `step`); without any limit 1 to 99.',
    },
    max: { type: 'number', description: 'Largest quantity that can be ordered.' },
    step: {
      type: 'number',
      description: 'Quantities that can be ordered are multiples of it, such as 6 or 0.25.',
    },
    subject: {
      type: 'string',
      description: 'What is being counted, for screen readers, e.g. the product’s name.',
    },
    outOfStock: {
      type: 'boolean',
      description: 'The product is out of stock: the form’s submit buttons stay disabled.',
    },
  },
  events: [
    {
      name: 'till-quantity-chosen',
      description: 'The shopper chose a quantity that can be ordered.',
      detail: '{ qty: number }',
    },
  ],
  fallback: 'A plain number field with the same name.',
  example: '<till-quantity max="10"><input type="number" name="qty" value="1"></till-quantity>',
};
