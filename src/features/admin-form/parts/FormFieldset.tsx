import type { SetPart } from '../../../domain/admin-form/layout.types';
import { fieldsetToggled } from '../../../state/admin-form/admin-form-slice';
import { useUid } from '../../../ui/element-context';
import { useFormState, useFormStore } from '../useFormStore';
import { FormParts } from './FormParts';

const HEADINGS = ['h2', 'h3', 'h4'] as const;

interface FormFieldsetProps {
  readonly part: SetPart;
  readonly depth: number;
}

/** A fieldset with what is in it; one that is collapsible has a button that opens and closes it (AFORM-05). */
export function FormFieldset({ part, depth }: FormFieldsetProps) {
  const { name, label, isCollapsible, parts } = part;
  const id = useUid('till-fieldset');
  const store = useFormStore();
  const isOpen = useFormState(({ form }) => form.open.includes(name));
  const Heading = HEADINGS[Math.min(depth, 2)] ?? 'h4';
  return (
    <section className="till-admin-set" aria-labelledby={label === '' ? undefined : `${id}-title`}>
      {label !== '' && (
        <Heading
          className={`till-admin-set__title${depth > 0 ? ' till-admin-set__title--inner' : ''}`}
          id={`${id}-title`}
        >
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
        </Heading>
      )}
      <div className="till-admin-set__fields" id={id} hidden={!isOpen}>
        <FormParts parts={parts} depth={label === '' ? depth : depth + 1} />
      </div>
    </section>
  );
}
