import { quantityError, quantityRules } from '../catalog/quantity-rules';
import type { Rule, RuleTable } from './rule.types';

const refuseBlank =
  (key: string): Rule =>
  (value) =>
    value.trim() === '' ? { key, params: [] } : null;

const required = refuseBlank('This is a required field.');
const oneOf = refuseBlank('Please select one of the options.');

const itemQuantity: Rule = (value, param) => {
  const error = quantityError(value, quantityRules(param));
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
