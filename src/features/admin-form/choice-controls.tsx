import { isOn, valueText } from '../../domain/admin-form/field-value';
import type { FieldOption } from '../../domain/admin-form/field.types';
import { useT } from '../../ui/i18n';
import type { ControlProps, Of } from './control.types';

const unbroken = (level: number): string => '\u00a0'.repeat(level * 4);

/** Options below their headings; the platform indents deeper ones with spaces. */
function Options({ options }: { readonly options: readonly FieldOption[] }) {
  return options.map(({ value, label, level, isHeading }, place) => (
    <option key={place} value={isHeading ? undefined : value} disabled={isHeading}>
      {unbroken(level) + label}
    </option>
  ));
}

/** One choice of a list; a value that is not offered is an option of its own (AFLD-07). */
export function SelectControl({
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

/** Several choices of a list (AFLD-08). */
export function ListControl({
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

/** A single checkbox, as a box or a toggle (AFLD-05, AFLD-06). */
export function CheckControl({
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
