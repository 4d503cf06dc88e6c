import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { checkForm, type FieldError, type FormKind } from './check-form';
import { showErrors } from './field-errors';
import { nameOf } from './field-names';
import { guardForm } from './guard-form';
import { sendOnce } from './send-once';

/** An error of a server-rendered form, for a list of them. */
export interface ServerFormError extends FieldError {
  /** The field's label. */
  readonly name: string;
}

/** How an element uses a server-rendered form. */
export interface ServerFormOptions {
  /** What the form has of its own. Must be the same object in every render. */
  readonly kind?: FormKind;
  /**
   * Sends the valid form instead of the browser. Until its promise settles, further submissions are ignored; the fields
   * stay as they are, so a failed or lost response costs nothing that was typed. Without it, the browser submits.
   */
  readonly onSubmit?: (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
}

/** A server-rendered form controlled by an element. */
export interface ServerForm {
  /** The errors that are shown, in page order. */
  readonly errors: readonly ServerFormError[];
  /** `onSubmit` is running. */
  readonly isSending: boolean;
  /** Validates now: shows the errors and moves the focus to the first. Returns whether the form is valid. */
  readonly validate: () => boolean;
  /** Shows errors that the server found, at their fields. */
  readonly show: (errors: readonly FieldError[]) => void;
}

const NONE: FormKind = {};
const named = (errors: readonly FieldError[]): readonly ServerFormError[] =>
  errors.map((error) => ({ ...error, name: nameOf(error.control) }));

/**
 * Takes over a server-rendered form in place: its fields stay the server's own. The rules are those of the markup
 * (`data-validate`, class names, the browser's constraints). Every error is shown next to its field and tied to it by
 * `aria-describedby`; the focus moves to the first; errors disappear as they are fixed. A valid form is submitted once,
 * by the browser or by `onSubmit`. When the element leaves, the form is the server's again.
 */
export function useServerForm(
  form: HTMLFormElement | null,
  { kind = NONE, onSubmit }: ServerFormOptions = {},
): ServerForm {
  const [errors, setErrors] = useState<readonly ServerFormError[]>([]);
  const [isSending, setSending] = useState(false);
  const isAsync = onSubmit !== undefined;
  const send = useEffectEvent(async (own: HTMLFormElement, submitter: HTMLElement | null) => {
    setSending(true);
    try {
      await onSubmit?.(own, submitter);
    } finally {
      setSending(false);
    }
  });
  useEffect(() => {
    if (form === null) return undefined;
    const leave = guardForm(form, kind, (shown) => {
      setErrors(named(shown));
    });
    const stop = sendOnce(form, isAsync ? send : null);
    return () => {
      stop();
      leave();
    };
  }, [form, kind, isAsync]);

  const show = useCallback(
    (shown: readonly FieldError[]) => {
      if (form !== null) showErrors(form, shown, kind);
      setErrors(named(shown));
    },
    [form, kind],
  );
  const validate = useCallback(() => {
    const found = form === null ? [] : checkForm(form, kind);
    show(found);
    return found.length === 0;
  }, [form, kind, show]);
  return { errors, isSending, validate, show };
}
