import { Field, type FieldTexts } from '../Field/Field';

interface TextAreaProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly fieldName?: string;
  readonly onValueChange: (value: string) => void;
  readonly onLeave?: () => void;
}

/** Several lines of text, handed over as typed. */
export function TextArea({
  label,
  required,
  hint,
  error,
  warning,
  name,
  value,
  rows = 3,
  placeholder,
  fieldName,
  onValueChange,
  onLeave,
}: TextAreaProps) {
  return (
    <Field label={label} required={required} hint={hint} error={error} warning={warning}>
      {(control) => (
        <textarea
          {...control}
          className="till-field__control till-field__control--area"
          name={name}
          value={value}
          rows={rows}
          placeholder={placeholder}
          data-till-field={fieldName ?? name}
          onChange={(event) => {
            onValueChange(event.currentTarget.value);
          }}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
