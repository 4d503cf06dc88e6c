import type { Fieldset } from '../../domain/admin-form/form.types';
import { fieldsetToggled } from '../../state/admin-form/admin-form-slice';
import { useUid } from '../../ui/element-context';
import { AdminField } from './AdminField';
import { useFormState, useFormStore } from './useFormStore';

/** A fieldset with the fields that are visible; one that is collapsible has a button that opens and closes it (AFORM-05). */
export function FormFieldset({ name, label, isCollapsible }: Fieldset) {
  const id = useUid('till-fieldset');
  const store = useFormStore();
  const form = useFormState((state) => state.form);
  const isOpen = form.open.includes(name);
  return (
    <section className="till-admin-set" aria-labelledby={label === '' ? undefined : `${id}-title`}>
      {label !== '' && (
        <h2 className="till-admin-set__title" id={`${id}-title`}>
          {isCollapsible ? (
            <button
              className="till-admin-set__button"
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => {
                store.dispatch(fieldsetToggled(name));
              }}
            >
              {label}
              <span className="till-admin-set__chevron" aria-hidden="true" />
            </button>
          ) : (
            label
          )}
        </h2>
      )}
      <div className="till-admin-set__fields" id={id} hidden={!isOpen}>
        {form.fields.map((field, place) => {
          const state = form.states[place];
          if (field.fieldset !== name || state === undefined) return null;
          return <AdminField key={field.name} field={field} state={state} />;
        })}
      </div>
    </section>
  );
}
