import type { FieldConfig } from '../../domain/address.types';

const plain = (
  name: string,
  label: string,
  sortOrder: number,
  rules: FieldConfig['rules'],
  rest: Partial<FieldConfig> = {},
): FieldConfig => ({
  name,
  label,
  control: 'text',
  rules,
  options: [],
  sortOrder,
  visible: true,
  defaultValue: '',
  hint: '',
  placeholder: '',
  ...rest,
});

const required = (maximum: number): FieldConfig['rules'] => ({
  'required-entry': true,
  max_text_length: maximum,
  min_text_length: 1,
});

/**
 * A stock shop's address form, for pages whose own configuration of it cannot be read.
 * @phrases
 */
export const DEFAULT_FIELDS: readonly FieldConfig[] = [
  plain('firstname', 'First Name', 20, required(255)),
  plain('lastname', 'Last Name', 40, required(255)),
  plain('company', 'Company', 60, { max_text_length: 255, min_text_length: 0 }),
  plain('street.0', 'Street Address', 70, required(255)),
  plain('street.1', 'Street Address', 70, { max_text_length: 255, min_text_length: 1 }),
  plain('country_id', 'Country', 80, { 'required-entry': true }, { control: 'select' }),
  plain('region', 'State/Province', 90, {}, { visible: false }),
  plain('region_id', 'State/Province', 90, { 'required-entry': true }, { control: 'select' }),
  plain('city', 'City', 100, required(255)),
  plain('postcode', 'Zip/Postal Code', 110, { 'required-entry': true }),
  plain('telephone', 'Phone Number', 120, required(255), { hint: 'For delivery questions.' }),
];
