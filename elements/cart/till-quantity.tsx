import { Quantity } from '../../src/features/cart/quantity/Quantity';
import { define } from '../define';
import { quantityMeta } from './till-quantity.meta';

define(quantityMeta, Quantity, {
  // Without a field of the server's, an empty one: it has no limits.
  read: (host) => ({
    field:
      host.querySelector<HTMLInputElement>('input:not([type="hidden"])') ??
      document.createElement('input'),
  }),
});
