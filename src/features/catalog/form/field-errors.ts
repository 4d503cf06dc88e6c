import type { FieldFault } from './check-form';
import { focusTargetOf, nameOf } from './field-names';
import type { FormControl } from './product-form';

const MARK = 'data-till-fault';
let lastId = 0;

/** After the last of several choices, otherwise after the field itself. */
function placeOf(control: FormControl): Element {
  const isChoice =
    control.type === 'radio' || control.type === 'checkbox' || control.type === 'hidden';
  const group = isChoice ? control.closest('fieldset, [role=radiogroup], .swatch-attribute') : null;
  return group?.lastElementChild ?? control;
}

/**
 * Tells a field that it cannot be sent, as the browser does. One of an element of ours says so itself, where it is drawn.
 */
const drawsItself = (control: FormControl): boolean =>
  !control.dispatchEvent(new Event('invalid', { cancelable: true }));

function show({ control, text }: FieldFault): void {
  if (drawsItself(control)) return;
  const note = document.createElement('p');
  lastId += 1;
  note.id = `till-fault-${String(lastId)}`;
  note.className = 'till-field-fault';
  note.setAttribute(MARK, '');
  note.textContent = `${nameOf(control)}: ${text}`;
  placeOf(control).after(note);
  const target = focusTargetOf(control) ?? control;
  const described = target.getAttribute('aria-describedby') ?? '';
  target.setAttribute(MARK, described);
  target.setAttribute('aria-invalid', 'true');
  target.setAttribute('aria-describedby', `${described} ${note.id}`.trim());
}

/** Takes all faults off a form: the fields are described as the server did. */
export function clearFaults(form: HTMLFormElement): void {
  for (const node of form.querySelectorAll(`[${MARK}]`)) {
    if (node.classList.contains('till-field-fault')) {
      node.remove();
      continue;
    }
    const described = node.getAttribute(MARK) ?? '';
    node.removeAttribute(MARK);
    node.removeAttribute('aria-invalid');
    if (described === '') node.removeAttribute('aria-describedby');
    else node.setAttribute('aria-describedby', described);
  }
}

/** Says at each field what is wrong with it, by its name, and puts the focus on the first. */
export function showFaults(form: HTMLFormElement, faults: readonly FieldFault[]): void {
  clearFaults(form);
  faults.forEach(show);
  const [first] = faults;
  if (first !== undefined) focusTargetOf(first.control)?.focus();
}
