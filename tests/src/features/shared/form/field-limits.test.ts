import { expect, it } from 'vitest';
import { fieldLimits } from '../../../../../src/features/shared/form/field-limits';

const NONE = { min: null, max: null, step: null, allowsNone: false };

it.each<[string, object]>([
  ['', NONE],
  ['type="number" min="0" step="any"', NONE],
  ['type="number" min="0.5" max="20" step="0.25"', { ...NONE, min: 0.5, max: 20, step: 0.25 }],
  [
    `max="20" data-validate="{'required-number':true,'validate-item-quantity':{'minAllowed':1,'maxAllowed':'10','qtyIncrements':2}}"`,
    { ...NONE, min: 1, max: 10, step: 2 },
  ],
  [`min="3" data-validate="{broken"`, { ...NONE, min: 3 }],
  [
    `name="super_group[1]" type="number" data-validate="{'validate-grouped-qty':'#super-product-table'}"`,
    { ...NONE, allowsNone: true },
  ],
  ['name="super_group[1]" min="0" step="6"', { ...NONE, step: 6, allowsNone: true }],
  [
    `name="bundle_option_qty[1]" type="number" min="0" data-validate='{"validate-item-quantity":[]}'`,
    NONE,
  ],
])('reads the limits of the server’s field: %s [QTY-01]', (attributes, limits) => {
  document.body.innerHTML = `<input ${attributes}>`;
  const field = document.querySelector('input');
  expect(field && fieldLimits(field)).toEqual(limits);
});
