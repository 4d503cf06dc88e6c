import type { Country, Directory, FieldConfig } from '../../../domain/address.types';
import { regionField } from '../../../domain/regions';

/** A field of the form for one country. */
export interface PlacedField {
  readonly field: FieldConfig;
  readonly required: boolean;
}

const isRequired = (field: FieldConfig): boolean => Boolean(field.rules['required-entry']);

function placeRegion(field: FieldConfig, country: Country | null, locale: string): PlacedField[] {
  const region = regionField(country, locale);
  if (region.kind === 'hidden') return [];
  if (region.kind === 'text') {
    return [{ field: { ...field, name: 'region', control: 'text' }, required: region.required }];
  }
  const options = region.regions.map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ field: { ...field, control: 'select', options }, required: region.required }];
}

/** The visible fields of an address form in order, countries as in the directory: the same for every country. */
export const listFields = (
  fields: readonly FieldConfig[],
  { countries }: Directory,
): FieldConfig[] =>
  fields
    .filter(({ visible, name }) => (visible && name !== 'region') || name === 'region_id')
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((field) =>
      field.name === 'country_id'
        ? {
            ...field,
            control: 'select',
            options: countries.map(({ id, name }) => ({ value: id, label: name })),
          }
        : field,
    );

/**
 * Those fields for one country: its region as a select, as text or absent (REGN-01 to REGN-05), its postcode required
 * or optional (FORM-03). Fields that do not differ between countries are the same object and are not re-rendered.
 */
export const placeFields = (
  listed: readonly FieldConfig[],
  country: Country | null,
  locale: string,
): PlacedField[] =>
  listed.flatMap((field) =>
    field.name === 'region_id'
      ? placeRegion(field, country, locale)
      : [
          {
            field,
            required:
              isRequired(field) &&
              !(field.name === 'postcode' && country?.postcodeOptional === true),
          },
        ],
  );
