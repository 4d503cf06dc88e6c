import { useEffect } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import { checkForm } from './check-form';
import { clearErrors, removeFixedErrors, showErrors } from './field-errors';
import css from './field-errors.css';

adoptStyles(css);

/** The number of elements that validate a form, and how to restore its server-rendered state. */
interface Guard {
  users: number;
  readonly leave: () => void;
}

const guards = new WeakMap<HTMLFormElement, Guard>();

function guard(form: HTMLFormElement): Guard {
  const hadNoChecks = form.noValidate;
  form.noValidate = true;
  const check = (event: Event): void => {
    const errors = checkForm(form);
    showErrors(form, errors);
    if (errors.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Stock scripts react to a click with form.submit(), which fires no event.
  const press = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'submit' && button.form === form) check(event);
  };
  const recheck = (): void => {
    removeFixedErrors(form, () => checkForm(form));
  };
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('submit', check, { signal, capture: true });
  form.addEventListener('click', press, { signal, capture: true });
  form.addEventListener('input', recheck, { signal });
  form.addEventListener('change', recheck, { signal });
  form.addEventListener(
    'reset',
    () => {
      clearErrors(form);
    },
    { signal },
  );
  return {
    users: 0,
    leave: () => {
      listening.abort();
      form.noValidate = hadNoChecks;
      clearErrors(form);
    },
  };
}

/**
 * Prevents a product form from being submitted while something in it is missing or out of range (PROD-04). One check
 * covers the whole form, however many elements use it: every error is shown at its field, the focus moves to the first,
 * and errors disappear as they are fixed. The browser's own bubbles are disabled meanwhile.
 */
export function useFormCheck(form: HTMLFormElement | null): void {
  useEffect(() => {
    if (form === null) return undefined;
    const own = guards.get(form) ?? guard(form);
    guards.set(form, own);
    own.users += 1;
    return () => {
      own.users -= 1;
      if (own.users > 0) return;
      guards.delete(form);
      own.leave();
    };
  }, [form]);
}
