import type { FieldError, FormKind } from './check-form';
import { focusTargetOf, groupAround, nameOf } from './field-names';
import { isOfGroup, type FormControl } from './form-controls';

const NOTE = 'till-field-error';
let lastId = 0;

/** An error shown at its field. */
interface Shown {
  readonly control: FormControl;
  readonly note: Element;
  readonly target: Element;
  /** The field's server-rendered description. */
  readonly described: string | null;
}

const shownIn = new WeakMap<HTMLFormElement, readonly Shown[]>();

/** After the last of several choices, below a table, otherwise after the field itself; below existing messages. */
function placeOf(control: FormControl, kind: FormKind): Element {
  const group = isOfGroup(control) ? groupAround(control) : null;
  let place: Element =
    kind.placeOf?.(control) ?? group?.lastElementChild ?? control.closest('table') ?? control;
  while (place.nextElementSibling?.classList.contains(NOTE)) place = place.nextElementSibling;
  return place;
}

/** Marks a field as invalid, as the browser does. Fields inside our own elements show the error themselves. */
const showsOwnError = (control: FormControl): boolean =>
  !control.dispatchEvent(new Event('invalid', { cancelable: true }));

function showError({ control, text }: FieldError, kind: FormKind): readonly Shown[] {
  if (showsOwnError(control)) return [];
  const note = document.createElement('p');
  lastId += 1;
  note.id = `till-fault-${String(lastId)}`;
  note.className = NOTE;
  note.textContent = kind.namesFields === true ? `${nameOf(control)}: ${text}` : text;
  placeOf(control, kind).after(note);
  const target = focusTargetOf(control) ?? control;
  const described = target.getAttribute('aria-describedby');
  target.setAttribute('aria-invalid', 'true');
  target.setAttribute('aria-describedby', `${described ?? ''} ${note.id}`.trim());
  return [{ control, note, target, described }];
}

function removeError({ note, target, described }: Shown): void {
  note.remove();
  target.removeAttribute('aria-invalid');
  if (described === null) target.removeAttribute('aria-describedby');
  else target.setAttribute('aria-describedby', described);
}

/**
 * Removes the errors that are not among `left` and restores the server-rendered descriptions of their fields.
 *
 * @returns those that stay; null when none was shown
 */
export function removeFixedErrors(
  form: HTMLFormElement,
  left: () => readonly FieldError[],
): readonly FieldError[] | null {
  const shown = shownIn.get(form) ?? [];
  if (shown.length === 0) return null;
  const errors = left();
  const controls = new Set(errors.map(({ control }) => control));
  for (const one of shown) if (!controls.has(one.control)) removeError(one);
  const remaining = shown.filter(({ control }) => controls.has(control));
  shownIn.set(form, remaining);
  const shownNow = new Set(remaining.map(({ control }) => control));
  return errors.filter(({ control }) => shownNow.has(control));
}

/** Removes all errors from a form. */
export const clearErrors = (form: HTMLFormElement): void => {
  removeFixedErrors(form, () => []);
};

/** Shows each error at its field and moves the focus to the first. */
export function showErrors(
  form: HTMLFormElement,
  errors: readonly FieldError[],
  kind: FormKind = {},
): void {
  clearErrors(form);
  shownIn.set(
    form,
    errors.flatMap((error) => showError(error, kind)),
  );
  const [first] = errors;
  if (first !== undefined) focusTargetOf(first.control)?.focus();
}
