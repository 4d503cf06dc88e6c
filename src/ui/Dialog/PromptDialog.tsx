import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { adoptStyles } from '../styles/adopt';
import { Dialog } from './Dialog';
import css from './PromptDialog.css';

adoptStyles(css);

interface PromptDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Words of the field. */
  readonly label: string;
  readonly initialValue?: string;
  /** Answers what is wrong with the entry, or null (MODAL-06). */
  readonly validate?: (value: string) => string | null;
  readonly onConfirm: (value: string) => void;
  readonly onCancel: () => void;
}

/** Asks for one text. OK checks it; with an error the prompt stays open and says why (MODAL-06, MODAL-07). */
export function PromptDialog(props: PromptDialogProps) {
  // Drawn anew for each opening, so that it starts from the initial value and without an error.
  return <Prompt key={String(props.open)} {...props} />;
}

function Prompt({
  open,
  title,
  label,
  initialValue = '',
  validate,
  onConfirm,
  onCancel,
}: PromptDialogProps) {
  const t = useT();
  const id = useUid('till-prompt');
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initialValue);
  const [error, setError] = useState<string | null>(null);
  const confirm = () => {
    const found = validate?.(value) ?? null;
    setError(found);
    if (found === null) onConfirm(value);
    else input.current?.focus();
  };
  return (
    <Dialog
      open={open}
      title={title}
      initialFocus={input}
      onClose={onCancel}
      footer={
        <div className="till-dialog__actions">
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={id}>
            {t('OK')}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <label className="till-dialog__label" htmlFor={`${id}-input`}>
          {label}
        </label>
        <input
          ref={input}
          className="till-dialog__input"
          id={`${id}-input`}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            setValue(event.target.value);
          }}
        />
        {error !== null && (
          <p className="till-dialog__error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
