import { Checkbox } from '../Checkbox/Checkbox';
import { useUid } from '../element-context';
import { RequiredMark, type ValueFieldProps } from '../Field/Field';
import { adoptStyles } from '../styles/adopt';
import css from './CheckboxList.css';

adoptStyles(css);

/** Props of a field of which several options can be chosen; its value is their ids, joined by commas. */
export interface CheckboxListProps extends ValueFieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Several choices as checkboxes: unlike a native list, each is chosen with the space bar or a tap, without a second key
 * held. What the field does not offer is dropped from its value by the first change.
 */
export function CheckboxList({
  options,
  value,
  onValueChange,
  onLeave,
  label,
  required,
  error,
  hint,
  name,
  fieldName = name,
}: CheckboxListProps) {
  const id = useUid('till-checkboxes');
  const chosen = value.split(',');
  const remark = error ?? hint;
  const toggle = (changed: string, isChosen: boolean): void => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === changed ? isChosen : chosen.includes(one)));
    onValueChange(next.join(','));
  };
  return (
    <fieldset
      className="till-checkbox-list"
      aria-invalid={Boolean(error)}
      aria-describedby={remark ? `${id}-remark` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <legend className="till-checkbox-list__legend till-field__label">
        {label}
        {required === true && <RequiredMark />}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          name={name}
          fieldName={fieldName}
          checked={chosen.includes(option.value)}
          onCheckedChange={(isChosen) => {
            toggle(option.value, isChosen);
          }}
        />
      ))}
      {remark && (
        <p className={`till-field__${error ? 'error' : 'hint'}`} id={`${id}-remark`}>
          {remark}
        </p>
      )}
    </fieldset>
  );
}
