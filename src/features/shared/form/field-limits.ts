import type { QuantityRules } from '../../../domain/catalog/quantity-rules';

const number = (text: string | undefined): number | null => {
  const value = Number.parseFloat(text ?? '');
  return value >= 0 ? value : null;
};

/**
 * The quantities that a server-rendered field takes: the product's own in `data-validate`, else the field's attributes.
 * `min="0"` is no limit, since 0 cannot be ordered; it can be chosen for a product of a group (GRPD-03). Only the three
 * numbers are read, for pages without the form layer.
 */
export function fieldLimits({ name, dataset, min, max, step }: HTMLInputElement): QuantityRules {
  // The platform's rules are not always JSON: `{'validate-item-quantity':{'minAllowed':1}}`.
  const rule = (key: string): number | null =>
    number(new RegExp(`${key}['"]?\\s*:\\s*['"]?([\\d.]+)`).exec(dataset.validate ?? '')?.[1]);
  return {
    min: rule('minAllowed') ?? (number(min) || null),
    max: rule('maxAllowed') ?? number(max),
    step: rule('qtyIncrements') ?? number(step),
    allowsNone: /^super_group/.test(name),
  };
}
