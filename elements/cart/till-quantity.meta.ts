import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-quantity>`. */
export const quantityMeta: ElementMeta = {
  tag: 'till-quantity',
  area: 'cart',
  file: 'own',
  summary: 'The quantity of a product form, with its two buttons.',
  description:
    'Stands inside the form and sends its value along under the form’s own name. A number out of range says so and ' +
    'disables the form’s buttons, and so does a configurable option that is not chosen yet; a button that the server ' +
    'has disabled stays disabled.',
  attributes: {
    name: { type: 'string', default: 'qty', description: 'Name of the field in the form.' },
    value: { type: 'number', default: 1, description: 'The quantity at first.' },
    min: { type: 'number', default: 1, description: 'The least that can be ordered.' },
    max: { type: 'number', default: 99, description: 'The most that can be ordered.' },
    subject: { type: 'string', description: 'What is counted, for screen readers.' },
    outOfStock: {
      type: 'boolean',
      description: 'Nothing is to be had: the form’s buttons stay disabled.',
    },
  },
  events: [
    {
      name: 'till-quantity-chosen',
      description: 'The shopper chose a quantity that can be ordered.',
      detail: '{ qty: number }',
    },
  ],
  fallback: 'A plain number field of the same name.',
  example: '<till-quantity max="10"><input type="number" name="qty" value="1"></till-quantity>',
};
