import { Field, type ValueFieldProps } from '../Field/Field';
import { useTyping } from '../Field/useTyping';

interface TextAreaProps extends ValueFieldProps {
  readonly rows?: number;
  readonly placeholder?: string;
}

/** A multi-line text field. Passes its value on as typed. */
export function TextArea({ rows = 3, placeholder, ...field }: TextAreaProps) {
  const typing = useTyping<HTMLTextAreaElement>(field);
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          {...typing}
          className={`${className} ${className}--area`}
          rows={rows}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
