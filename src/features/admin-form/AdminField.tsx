import { memo } from 'react';
import { differsFromDefault } from '../../domain/admin-form/change-form';
import type { FieldState, FormField } from '../../domain/admin-form/field.types';
import { defaultSwitched, valueChanged } from '../../state/admin-form/admin-form-slice';
import { refusalText } from '../../state/validation/merchant-rule';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { useUid } from '../../ui/element-context';
import { Field } from '../../ui/Field/Field';
import { useT } from '../../ui/i18n';
import { VISUALLY_HIDDEN } from '../../ui/VisuallyHidden/VisuallyHidden';
import { FieldControl } from './controls';
import { useFormStore } from './useFormStore';

/** A name for a field that the server gave no label: `meta_title` becomes "Meta title". */
const labelOf = ({ label, index }: FormField): string => {
  const words = index.replaceAll('_', ' ');
  return label || words.charAt(0).toUpperCase() + words.slice(1);
};

interface TooltipProps extends NonNullable<FormField['tooltip']> {
  readonly id: string;
}

function Tooltip({ id, text, url }: TooltipProps) {
  return (
    <p className="till-field__hint" id={id}>
      {url === null ? (
        text
      ) : (
        <a className="till-admin-field__more" href={url} target="_blank" rel="noreferrer">
          {text}
        </a>
      )}
    </p>
  );
}

interface AdminFieldProps {
  readonly field: FormField;
  readonly state: FieldState;
}

/** One field of the form: its label, control, error and remarks; renders only when its own state changes. */
export const AdminField = memo(function AdminField({ field, state }: AdminFieldProps) {
  const t = useT();
  const store = useFormStore();
  const tooltipId = useUid('till-tooltip');
  const { name, index, kind, isRequired, notice, tooltip, placeholder } = field;
  if (!state.isVisible) return null;
  const isChanged = differsFromDefault(field, state);
  return (
    <div className={`till-admin-field${isChanged ? ' till-admin-field--changed' : ''}`}>
      <Field
        label={labelOf(field)}
        name={index}
        fieldName={name}
        required={isRequired}
        hint={notice || undefined}
        error={state.error === null ? null : refusalText(state.error)}
      >
        {(attributes) => (
          <FieldControl
            attributes={
              tooltip === null
                ? attributes
                : {
                    ...attributes,
                    'aria-describedby': [attributes['aria-describedby'], tooltipId]
                      .filter(Boolean)
                      .join(' '),
                  }
            }
            kind={kind}
            value={state.value}
            isDisabled={state.isDisabled}
            placeholder={placeholder}
            onChange={(value) => {
              store.dispatch(valueChanged({ name, value }));
            }}
          />
        )}
      </Field>
      {tooltip !== null && <Tooltip id={tooltipId} {...tooltip} />}
      {field.hasDefaultSwitch && (
        <Checkbox
          label={
            <>
              {t('Use Default Value')}
              <span className={VISUALLY_HIDDEN}> ({labelOf(field)})</span>
            </>
          }
          name={`use_default[${index}]`}
          checked={state.usesDefault}
          onCheckedChange={(usesDefault) => {
            store.dispatch(defaultSwitched({ name, usesDefault }));
          }}
        />
      )}
    </div>
  );
});
