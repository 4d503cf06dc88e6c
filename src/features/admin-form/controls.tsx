import { useLayoutEffect, useRef } from 'react';
import { isoDate, dateInFormat } from '../../domain/validation/date-rules';
import { isOn, valueText } from '../../domain/admin-form/field-value';
import type { FieldKind, FieldOption, FieldValue } from '../../domain/admin-form/form.types';
import { useT } from '../../ui/i18n';

/** What ties a control to its label and remarks, from `Field`. */
interface Attributes {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': true | undefined;
  readonly 'data-till-field': string;
}

interface ControlProps<Kind extends FieldKind> {
  readonly attributes: Attributes;
  readonly kind: Kind;
  readonly value: FieldValue;
  readonly isDisabled: boolean;
  readonly placeholder: string;
  readonly onChange: (value: FieldValue) => void;
}

type Of<Name extends FieldKind['kind']> = Extract<FieldKind, { readonly kind: Name }>;

const unbroken = (level: number): string => '\u00a0'.repeat(level * 4);

/** Options below their headings; the platform indents deeper ones with spaces. */
function Options({ options }: { readonly options: readonly FieldOption[] }) {
  return options.map(({ value, label, level, isHeading }, place) => (
    <option key={place} value={isHeading ? undefined : value} disabled={isHeading}>
      {unbroken(level) + label}
    </option>
  ));
}

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

function SelectControl({
  attributes,
  kind,
  value,
  isDisabled,
  onChange,
}: ControlProps<Of<'select'>>) {
  const { options, caption } = kind;
  const isOffered = options.some((option) => !option.isHeading && option.value === value);
  return (
    <span className="till-field__box">
      <select
        {...attributes}
        className={`${attributes.className} ${attributes.className}--select`}
        value={valueText(value)}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        {caption !== null && <option value="">{caption}</option>}
        {!isOffered && !(caption !== null && value === '') && (
          <option value={valueText(value)}>{valueText(value)}</option>
        )}
        <Options options={options} />
      </select>
      <span className="till-field__chevron" aria-hidden="true" />
    </span>
  );
}

function ListControl({
  attributes,
  kind,
  value,
  isDisabled,
  onChange,
}: ControlProps<Of<'multiselect'>>) {
  return (
    <select
      {...attributes}
      className={`${attributes.className} ${attributes.className}--area till-admin-field__list`}
      multiple
      size={kind.size}
      value={typeof value === 'string' ? [value] : [...value]}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        onChange(Array.from(currentTarget.selectedOptions, (option) => option.value));
      }}
    >
      <Options options={kind.options} />
    </select>
  );
}

function CheckControl({
  attributes,
  kind,
  value,
  isDisabled,
  onChange,
}: ControlProps<Of<'checkbox'>>) {
  const t = useT();
  const checked = isOn(kind, value);
  const { className: _, ...rest } = attributes;
  return (
    <span className="till-admin-check">
      <input
        {...rest}
        className={`till-admin-check__input till-admin-check__input--${kind.look}`}
        type="checkbox"
        role={kind.look === 'toggle' ? 'switch' : undefined}
        checked={checked}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked ? kind.on : kind.off);
        }}
      />
      {kind.look === 'toggle' && (
        <span className="till-admin-check__state" aria-hidden="true">
          {checked ? (kind.labels.on ?? t('Yes')) : (kind.labels.off ?? t('No'))}
        </span>
      )}
    </span>
  );
}

/**
 * A date in the browser's own control, which keeps what is being typed: a year of two digits is no date yet, and to write
 * that back would clear the control.
 */
function DateControl({ attributes, kind, value, isDisabled, onChange }: ControlProps<Of<'date'>>) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = isoDate(valueText(value), kind.format);
  const passed = useRef(shown);
  useLayoutEffect(() => {
    if (passed.current === shown || ref.current === null) return;
    passed.current = shown;
    ref.current.value = shown;
  }, [shown]);
  return (
    <input
      {...attributes}
      ref={ref}
      type="date"
      defaultValue={shown}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        const date = dateInFormat(currentTarget.value, kind.format);
        passed.current = isoDate(date, kind.format);
        onChange(date);
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
