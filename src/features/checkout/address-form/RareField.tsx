import type { FieldConfig } from '../../../domain/address.types';
import { formatOf } from '../../../domain/validation/date-rules';
import { CheckboxList } from '../../../ui/CheckboxList/CheckboxList';
import { DateField } from '../../../ui/DateField/DateField';
import type { ValueFieldProps } from '../../../ui/Field/Field';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

export interface RareFieldProps extends ValueFieldProps {
  readonly field: FieldConfig;
}

/** The controls that few shops have in an address; their code is loaded with the first of them. */
export function RareField({ field, ...shared }: RareFieldProps) {
  const t = useT();
  if (field.control === 'multiselect') return <CheckboxList {...shared} options={field.options} />;
  if (field.control === 'date') {
    return <DateField {...shared} format={formatOf(field.rules['validate-date'])} />;
  }
  return (
    <div className="till-field">
      <p className="till-field__label">{shared.label}</p>
      <Notice tone="info" compact>
        {t('A file cannot be sent with the address. Please contact us to send it.')}
      </Notice>
    </div>
  );
}
