import { useMemo, useRef, type ReactNode } from 'react';
import type { ModalPart } from '../../../domain/admin-form/part.types';
import { modalCancelled, modalFinished } from '../../../state/admin-form/admin-form-slice';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { useFormState, useFormStore } from '../useFormStore';

interface FormModalProps {
  readonly part: ModalPart;
  /** What is in it; rendered while it is open. */
  readonly children: ReactNode;
}

/** A part of the form in a dialog: Done keeps what was changed if it is valid, Cancel undoes it (AFORM-12). */
export function FormModal({ part, children }: FormModalProps) {
  const t = useT();
  const store = useFormStore();
  const body = useRef<HTMLDivElement>(null);
  const isOpen = useFormState(({ form }) => form.modals.some(({ name }) => name === part.name));
  // A modal that opens for a field that was refused starts there.
  const initialFocus = useMemo(
    () => ({
      get current(): HTMLElement | null {
        return body.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
      },
    }),
    [],
  );
  const finish = (): void => {
    store.dispatch(modalFinished());
  };
  const cancel = (): void => {
    store.dispatch(modalCancelled());
  };
  return (
    <Dialog
      open={isOpen}
      title={part.title}
      initialFocus={initialFocus}
      onClose={part.closing === 'done' ? finish : cancel}
      footer={
        <div className="till-dialog__actions">
          {part.cancel !== undefined && (
            <Button onClick={cancel}>{part.cancel ?? t('Cancel')}</Button>
          )}
          {part.done !== undefined && (
            <Button variant="primary" onClick={finish}>
              {part.done ?? t('Done')}
            </Button>
          )}
        </div>
      }
    >
      <div className="till-admin-set__fields" ref={body}>
        {children}
      </div>
    </Dialog>
  );
}
