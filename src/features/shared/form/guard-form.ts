import { adoptStyles } from '../../../ui/styles/adopt';
import { checkForm, type FieldError, type FormKind } from './check-form';
import { loadRules } from './control-check';
import { clearErrors, removeFixedErrors, showErrors } from './field-errors';
import css from './field-errors.css';

adoptStyles(css);

/** Receives the errors that are shown, in page order; none when the form has become valid. */
export type OnErrors = (errors: readonly FieldError[]) => void;

/** The number of elements that validate a form, and how to restore its server-rendered state. */
interface Guard {
  users: number;
  readonly listeners: Set<OnErrors>;
  readonly leave: () => void;
}

const guards = new WeakMap<HTMLFormElement, Guard>();

/** The submit button that was pressed; null for any other event. */
function pressedButton(event: Event, form: HTMLFormElement): HTMLButtonElement | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  return button?.type === 'submit' && button.form === form ? button : null;
}

function start(form: HTMLFormElement, kind: FormKind): Guard {
  const hadNoChecks = form.noValidate;
  form.noValidate = true;
  const listeners = new Set<OnErrors>();
  const tell = (errors: readonly FieldError[]): void => {
    for (const listener of listeners) listener(errors);
  };
  let isRepeated = false;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** Holds a press or submission until its rules are there, and repeats it then. */
  const isHeld = (event: Event, repeat: () => void): boolean => {
    const pending = isRepeated ? null : loadRules(form, kind);
    if (pending === null) return false;
    stop(event);
    void pending.then(() => {
      isRepeated = true;
      repeat();
      isRepeated = false;
    });
    return true;
  };
  const check = (event: Event, repeat: () => void): void => {
    if (isHeld(event, repeat)) return;
    const errors = checkForm(form, kind);
    showErrors(form, errors, kind);
    tell(errors);
    if (errors.length > 0) stop(event);
  };
  const submit = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
    check(event, () => {
      form.requestSubmit(submitter?.isConnected === true ? submitter : null);
    });
  };
  // Stock scripts react to a click with form.submit(), which fires no event.
  const press = (event: Event): void => {
    const button = pressedButton(event, form);
    if (button === null || button.formNoValidate) return;
    check(event, () => {
      button.click();
    });
  };
  const recheck = (): void => {
    const left = removeFixedErrors(form, () => checkForm(form, kind));
    if (left !== null) tell(left);
  };
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('submit', submit, { signal, capture: true });
  form.addEventListener('click', press, { signal, capture: true });
  form.addEventListener('input', recheck, { signal });
  form.addEventListener('change', recheck, { signal });
  form.addEventListener(
    'reset',
    () => {
      clearErrors(form);
      tell([]);
    },
    { signal },
  );
  void loadRules(form, kind);
  return {
    users: 0,
    listeners,
    leave: () => {
      listening.abort();
      form.noValidate = hadNoChecks;
      clearErrors(form);
    },
  };
}

/**
 * Prevents a server-rendered form from being submitted while a field is invalid: every error is shown at its field, the
 * focus moves to the first, and errors disappear as they are fixed. The browser's own bubbles are disabled meanwhile. One
 * check covers the whole form, however many elements use it.
 *
 * @returns the function that ends this use of it
 */
export function guardForm(
  form: HTMLFormElement,
  kind: FormKind = {},
  onErrors: OnErrors = () => undefined,
): () => void {
  const own = guards.get(form) ?? start(form, kind);
  guards.set(form, own);
  own.users += 1;
  own.listeners.add(onErrors);
  return () => {
    own.users -= 1;
    own.listeners.delete(onErrors);
    if (own.users > 0) return;
    guards.delete(form);
    own.leave();
  };
}
