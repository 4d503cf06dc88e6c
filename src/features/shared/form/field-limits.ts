import { quantityRules, type QuantityRules } from '../../../domain/catalog/quantity-rules';
import { readRules } from '../../../domain/form/rule-literal';

const number = (text: string): number | null => {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : null;
};

/**
 * The quantities that a server-rendered field takes: the product's own in `data-validate`, else the field's attributes.
 * `min="0"` is no limit, since 0 cannot be ordered.
 */
export function fieldLimits(field: HTMLInputElement): QuantityRules {
  const rules = quantityRules(readRules(field.dataset.validate ?? '')['validate-item-quantity']);
  return {
    min: rules.min ?? (number(field.min) || null),
    max: rules.max ?? number(field.max),
    step: rules.step ?? number(field.step),
  };
}
