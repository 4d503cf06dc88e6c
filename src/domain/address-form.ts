import { draftText } from './address-draft';
import type { AddressDraft, Country, Directory, FieldConfig } from './address.types';
import { findCountry } from './regions';
import type { ValidationError } from './validation/rule.types';
import { validate, type ValidationContext } from './validation/validate';

const withRequired = (
  field: FieldConfig,
  isRequired: boolean,
): Readonly<Record<string, unknown>> => ({ ...field.rules, 'required-entry': isRequired });

/**
 * The field adapted to the country: the region a select or a text field, the postcode required or not; null when
 * hidden.
 */
function forCountry(
  field: FieldConfig,
  country: Country | null,
): { name: string; rules: Readonly<Record<string, unknown>> } | null {
  switch (field.name) {
    case 'region':
      return null;
    case 'region_id': {
      if (country === null || (!country.regionVisible && !country.regionRequired)) return null;
      const rules = withRequired(field, country.regionRequired);
      return country.regions.length > 0
        ? { name: 'region_id', rules }
        : { name: 'region', rules: { ...rules, 'validate-not-number-first': true } };
    }
    case 'postcode': {
      const isRequired =
        Boolean(field.rules['required-entry']) && country?.postcodeOptional !== true;
      return field.visible ? { name: field.name, rules: withRequired(field, isRequired) } : null;
    }
    default:
      return field.visible ? { name: field.name, rules: field.rules } : null;
  }
}

/**
 * The errors of a typed address, in the order of the form (SHIP-18, SHIP-25), by field name. Required regions and
 * optional postcodes follow the country (FORM-03, REGN-01, REGN-02). Hidden fields have no errors.
 */
export function validateAddress(
  draft: AddressDraft,
  fields: readonly FieldConfig[],
  directory: Directory,
  context: Pick<ValidationContext, 'findRule'> = {},
): ReadonlyMap<string, ValidationError> {
  const country = findCountry(directory, draftText(draft, 'country_id'));
  const errors = new Map<string, ValidationError>();
  for (const field of [...fields].sort((a, b) => a.sortOrder - b.sortOrder)) {
    const placed = forCountry(field, country);
    if (placed === null) continue;
    const value = draftText(draft, placed.name);
    const error = validate(value, placed.rules, { ...context, form: draft });
    if (error !== null) errors.set(placed.name, error);
  }
  return errors;
}
