import type { Country, Directory, FieldConfig } from '../../../domain/address.types';
import { regionField } from '../../../domain/regions';

/** A field as it stands in the form for one country. */
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

/**
 * The visible fields of an address form in order, for a country: its region as select, text or not at all
 * (REGN-01 to REGN-05), its postcode required or optional (FORM-03), countries as the directory lists them.
 */
export function placeFields(
  fields: readonly FieldConfig[],
  directory: Directory,
  country: Country | null,
  locale: string,
): PlacedField[] {
  return fields
    .filter((field) => field.visible || field.name === 'region_id')
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .flatMap((field): PlacedField[] => {
      switch (field.name) {
        case 'region':
          return [];
        case 'region_id':
          return placeRegion(field, country, locale);
        case 'country_id': {
          const options = directory.countries.map(({ id, name }) => ({ value: id, label: name }));
          return [{ field: { ...field, control: 'select', options }, required: isRequired(field) }];
        }
        case 'postcode':
          return [{ field, required: isRequired(field) && country?.postcodeOptional !== true }];
        default:
          return [{ field, required: isRequired(field) }];
      }
    });
}
