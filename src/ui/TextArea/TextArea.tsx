import { Field, leaving, type ValueFieldProps } from '../Field/Field';

interface TextAreaProps extends ValueFieldProps {
  readonly rows?: number;
  readonly placeholder?: string;
}

/** Several lines of text, handed over as typed. */
export function TextArea({ rows = 3, placeholder, ...field }: TextAreaProps) {
  const { label, required, hint, error, warning, name, value, fieldName, onValueChange } = field;
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
          onBlur={leaving(field)}
        />
      )}
    </Field>
  );
}
