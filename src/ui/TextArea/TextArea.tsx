import { Field, type ValueFieldProps } from '../Field/Field';
import { useFieldValue } from '../Field/useFieldValue';

interface TextAreaProps extends ValueFieldProps {
  readonly rows?: number;
  readonly placeholder?: string;
}

/** A multi-line text field. Passes its value on as typed. */
export function TextArea({ rows = 3, placeholder, ...field }: TextAreaProps) {
  const ref = useFieldValue<HTMLTextAreaElement>(field);
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          ref={ref}
          defaultValue={field.value}
          onBlur={field.onLeave}
          className={`${className} ${className}--area`}
          rows={rows}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
