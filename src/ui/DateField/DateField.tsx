import { dateInFormat, isoDate } from '../../domain/validation/date-rules';
import type { ValueFieldProps } from '../Field/Field';
import { TextField } from '../TextField/TextField';

interface DateFieldProps extends ValueFieldProps {
  /** The shop's pattern of letters, such as `M/d/yy`; the value is a date in it. */
  readonly format: string;
}

/** A date, chosen in the browser's own control, whose value is written as the shop does (FORM-07). */
export function DateField({ format, value, onValueChange, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      value={isoDate(value, format)}
      onValueChange={(iso) => {
        onValueChange(dateInFormat(iso, format));
      }}
    />
  );
}
