import { memo, type ComponentType, type ReactNode } from 'react';
import type { FieldConfig } from '../../../domain/address.types';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { TextField } from '../../../ui/TextField/TextField';
import { useT } from '../../../ui/i18n';
import { fieldHints, inputName, lineOf, streetLine, type AddressPurpose } from './field-hints';
import type { RareFieldProps } from './RareField';

interface AddressFieldProps {
  readonly field: FieldConfig;
  readonly purpose: AddressPurpose;
  readonly value: string;
  readonly required: boolean;
  readonly error: string | null;
  readonly warning?: string | null;
  readonly emptyLabel?: string;
  /** The control, once its code has loaded, of a kind that few shops have. */
  readonly Rare?: ComponentType<RareFieldProps> | null;
  readonly onEdit: (name: string, value: string) => void;
  readonly onLeave: (name: string) => void;
  /** Below the field. */
  readonly children?: ReactNode;
}

/**
 * One field of an address form, rendered according to the page's configuration (`config-shapes.md` §1.3). Memoised:
 * typing re-renders one field.
 */
export const AddressField = memo(function AddressField({
  field,
  purpose,
  value,
  required,
  error,
  warning,
  emptyLabel,
  Rare = null,
  onEdit,
  onLeave,
  children,
}: AddressFieldProps) {
  const t = useT();
  const { width, ...hints } = fieldHints(field.name, purpose);
  const line = streetLine(field.name);
  const texts = {
    label:
      line > 1 ? t('Street Address: Line %1', [String(line)]) : t(field.label) + lineOf(field.name),
    required,
    error,
    warning,
    hint: field.hint === '' ? undefined : t(field.hint),
  };
  const shared = {
    ...texts,
    name: inputName(field.name),
    fieldName: field.name,
    value,
    onValueChange: (next: string) => {
      onEdit(field.name, next);
    },
    onLeave: () => {
      onLeave(field.name);
    },
  };
  return (
    <div className={`till-address-form__cell till-address-form__cell--${width}`}>
      {field.control === 'select' && (
        <SelectField
          {...shared}
          options={field.options}
          autoComplete={hints.autoComplete}
          {...(emptyLabel !== undefined && { emptyLabel })}
        />
      )}
      {Rare !== null && <Rare {...shared} field={field} />}
      {field.control === 'textarea' && <TextArea {...shared} placeholder={field.placeholder} />}
      {field.control === 'checkbox' && (
        <Checkbox
          label={texts.label}
          name={shared.name}
          fieldName={field.name}
          required={required}
          error={texts.error}
          checked={value === '1'}
          onCheckedChange={(checked) => {
            onEdit(field.name, checked ? '1' : '0');
          }}
        />
      )}
      {field.control === 'text' && (
        <TextField {...shared} {...hints} placeholder={field.placeholder} />
      )}
      {children}
    </div>
  );
});
