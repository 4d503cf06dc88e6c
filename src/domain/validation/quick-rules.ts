import { quantityError } from '../catalog/quantity-rules';
import { typedNumber } from '../catalog/form-fields';
import type { Rule, RuleTable } from './rule.types';

const refuseBlank =
  (key: string): Rule =>
  (value) =>
    value.trim() === '' ? { key, params: [] } : null;

const required = refuseBlank('This is a required field.');
const oneOf = refuseBlank('Please select one of the options.');

/** A limit in a rule's parameter, as number or text. */
function limit(param: unknown, key: string): number | null {
  return typedNumber(String(new Map<string, unknown>(Object.entries(param ?? {})).get(key)));
}

const itemQuantity: Rule = (value, param) => {
  const error = quantityError(value, {
    min: limit(param, 'minAllowed'),
    max: limit(param, 'maxAllowed'),
    step: limit(param, 'qtyIncrements'),
  });
  return error === null ? null : { key: error.phrase, params: error.values };
};

/** The rules that every form bundles: required fields and quantities. All others are loaded when needed. */
export const quickRules: RuleTable = {
  required,
  'required-entry': required,
  'required-number': refuseBlank('Please enter a valid number in this field.'),
  'validate-item-quantity': itemQuantity,
  'validate-one-required-by-name': oneOf,
  'validate-one-checkbox-required-by-name': oneOf,
};
