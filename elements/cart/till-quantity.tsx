import { Quantity } from '../../src/features/cart/quantity/Quantity';
import { fieldLimits } from '../../src/features/shared/form/field-limits';
import { define } from '../define';
import { quantityMeta } from './till-quantity.meta';

define(quantityMeta, Quantity, {
  read: (host) => {
    const field = host.querySelector<HTMLInputElement>('input:not([type="hidden"])');
    return field === null ? {} : { rules: fieldLimits(field) };
  },
});
