import type { ReactNode } from 'react';
import type { SetPart } from '../../../domain/admin-form/part.types';
import { fieldsetToggled } from '../../../state/admin-form/admin-form-slice';
import { useUid } from '../../../ui/element-context';
import { useFormState, useFormStore } from '../useFormStore';

const HEADINGS = ['h2', 'h3', 'h4'] as const;

interface FormFieldsetProps {
  readonly part: SetPart;
  readonly depth: number;
  /** What is in it. */
  readonly children: ReactNode;
}

/** A fieldset with what is in it; one that is collapsible has a button that opens and closes it (AFORM-05). */
export function FormFieldset({ part, depth, children }: FormFieldsetProps) {
  const { name, label, isCollapsible } = part;
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
        {children}
      </div>
    </section>
  );
}
