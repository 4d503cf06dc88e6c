import { useLayoutEffect, useRef } from 'react';
import { HALF_TYPED, typedDate, valueText } from '../../domain/admin-form/field-value';
import type { FieldKind } from '../../domain/admin-form/field.types';
import { isoDate } from '../../domain/validation/date-rules';
import { CheckControl, ListControl, SelectControl } from './choice-controls';
import type { ControlProps, Of } from './control.types';

function TextControl({
  attributes,
  kind,
  value,
  isDisabled,
  placeholder,
  onChange,
}: ControlProps<Of<'text' | 'email' | 'number' | 'password' | 'hidden'>>) {
  // A number that is not one is shown as typed, so that its rule can name the fault.
  const type = kind.kind === 'number' ? 'text' : kind.kind;
  return (
    <input
      {...attributes}
      type={type}
      inputMode={kind.kind === 'number' ? 'decimal' : undefined}
      autoComplete={kind.kind === 'password' ? 'new-password' : 'off'}
      value={valueText(value)}
      disabled={isDisabled}
      placeholder={placeholder || undefined}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}

function AreaControl({
  attributes,
  kind,
  value,
  isDisabled,
  placeholder,
  onChange,
}: ControlProps<Of<'textarea'>>) {
  return (
    <textarea
      {...attributes}
      className={`${attributes.className} ${attributes.className}--area`}
      cols={kind.cols}
      rows={kind.rows}
      value={valueText(value)}
      disabled={isDisabled}
      placeholder={placeholder || undefined}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}

/**
 * A date in the browser's own control, which keeps what is being typed: a year of two digits is no date yet, and to write
 * that back would clear the control. Browsers do not report a change from nothing to half a date, so leaving counts too.
 */
function DateControl({ attributes, kind, value, isDisabled, onChange }: ControlProps<Of<'date'>>) {
  const ref = useRef<HTMLInputElement>(null);
  const text = valueText(value);
  const shown = isoDate(text, kind.format);
  const passed = useRef(text);
  useLayoutEffect(() => {
    if (passed.current === text || ref.current === null) return;
    passed.current = text;
    ref.current.value = shown;
  }, [text, shown]);
  const take = ({ value: typed, validity }: HTMLInputElement): void => {
    const date = typedDate(typed, validity.badInput, kind.format);
    passed.current = date;
    onChange(date);
  };
  return (
    <input
      {...attributes}
      ref={ref}
      type="date"
      defaultValue={shown}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        take(currentTarget);
      }}
      onBlur={({ currentTarget }) => {
        if (currentTarget.validity.badInput || text === HALF_TYPED) take(currentTarget);
      }}
    />
  );
}

/** The control of a field, by its kind (AFLD). */
export function FieldControl({ kind, ...props }: ControlProps<FieldKind>) {
  switch (kind.kind) {
    case 'textarea':
      return <AreaControl kind={kind} {...props} />;
    case 'select':
      return <SelectControl kind={kind} {...props} />;
    case 'multiselect':
      return <ListControl kind={kind} {...props} />;
    case 'checkbox':
      return <CheckControl kind={kind} {...props} />;
    case 'date':
      return <DateControl kind={kind} {...props} />;
    default:
      return <TextControl kind={kind} {...props} />;
  }
}
