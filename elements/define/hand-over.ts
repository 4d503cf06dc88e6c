import { isComposing } from '../../src/platform/page/composing';
import { FIELDS, isChanged, isChoice, type Field } from './early-use';

/** The shopper's input in one server-rendered field. */
interface SavedField {
  readonly name: string;
  /** The surrounding server-rendered form: all its fields go to one form of the view. */
  readonly form: HTMLFormElement | null;
  readonly value: string;
  /** State of a checkbox or a radio button; null for other fields. */
  readonly isChecked: boolean | null;
  readonly isTyped: boolean;
  readonly hasFocus: boolean;
  /** The selected range of its text; null for fields that do not expose it. */
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

/** Passes it to the fields of the view. */
type HandOver = (view: HTMLElement) => void;

/**
 * A view may render its fields late: how long to wait for them, in milliseconds. A form that the shopper opens later is
 * unrelated to the earlier input.
 */
const LONGEST_MS = 10_000;

function save(field: Field): SavedField {
  const { name, value, form } = field;
  const [start, end] =
    field instanceof HTMLSelectElement ? [] : [field.selectionStart, field.selectionEnd];
  return {
    name,
    value,
    form,
    isChecked: isChoice(field) ? field.checked : null,
    isTyped: isChanged(field),
    hasFocus: field === document.activeElement,
    start,
    end,
  };
}

/** The view's counterpart of a server-rendered field: a similar field, or a button that is one of several choices. */
type ViewField = Field | HTMLButtonElement;

const VIEW_FIELDS = `${FIELDS}, button[role=radio]`;

/** The field of the same name in the view, or in one form of it; among several choices, the one with the same value. */
function matchingField(
  view: Element,
  { name, value, isChecked }: SavedField,
): ViewField | undefined {
  const quoted = CSS.escape(name);
  const named = view.querySelectorAll<ViewField>(
    `[name="${quoted}"], [data-till-field="${quoted}"]`,
  );
  return [...named].find(
    (field) => field.matches(VIEW_FIELDS) && (isChecked === null || field.value === value),
  );
}

const isOn = (field: ViewField): boolean =>
  field instanceof HTMLInputElement ? field.checked : field.getAttribute('aria-checked') === 'true';

/** Writes like keyboard input, so that views notice the change however they track the field. */
function write(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A field in a collapsed section could be overlooked. */
function unfold(view: HTMLElement, field: ViewField): void {
  const panel = field.closest('[hidden][id]');
  if (panel === null) return;
  view.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.click();
}

function fill(field: ViewField, { value, isChecked }: SavedField): void {
  if (isChecked === null) {
    if (!(field instanceof HTMLButtonElement) && field.value !== value) write(field, value);
    return;
  }
  // A choice that is no longer selected was replaced by another one.
  const isOneOfSeveral = field.matches('[type=radio], [role=radio]');
  if (isOn(field) !== isChecked && (isChecked || !isOneOfSeveral)) field.click();
}

function focus(field: ViewField, { value, start, end }: SavedField): void {
  field.focus({ preventScroll: true });
  if (!('setSelectionRange' in field) || field.selectionStart === null) return;
  // A number field does not expose the cursor: the shopper continues at the end of its value.
  field.setSelectionRange(start ?? value.length, end ?? value.length);
}

function restore(view: HTMLElement, field: ViewField, saved: SavedField): void {
  if (saved.isTyped) {
    unfold(view, field);
    fill(field, saved);
  }
  const isFocusFree = (document.activeElement ?? document.body) === document.body;
  if (saved.hasFocus && isFocusFree) focus(field, saved);
}

/** Interval at which a pointer press and an unfinished composition are checked, in milliseconds. */
const LOOK_MS = 30;

/**
 * Resolves when no pointer press is in progress inside `host` (a control replaced during a press would never receive
 * its click) and no input method is composing text there.
 */
export async function settled(host: HTMLElement): Promise<void> {
  while (host.matches(':active') || isComposing(host)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * Captures the shopper's input in the server-rendered fields inside `host`, and the focus. The returned function passes
 * it to the view's fields of the same name (`name`, or `data-till-field`), immediately or as soon as they are rendered,
 * within ten seconds. Once a field of a server-rendered form is matched to a form of the view, the remaining fields go
 * to that form only.
 */
export function handOverFrom(host: HTMLElement): HandOver {
  let left = [...host.querySelectorAll<Field>(FIELDS)]
    .map(save)
    .filter(({ name, isTyped, hasFocus }) => name !== '' && (isTyped || hasFocus));
  return (view) => {
    const formOf = new Map<HTMLFormElement | null, Element>();
    const restoreAll = (): void => {
      left = left.filter((saved) => {
        const field = matchingField(formOf.get(saved.form) ?? view, saved);
        if (field === undefined) return true;
        formOf.set(saved.form, field.form ?? view);
        restore(view, field, saved);
        return false;
      });
      if (left.length === 0) stop();
    };
    const observer = new MutationObserver(restoreAll);
    const timer = setTimeout(stop, LONGEST_MS);
    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
    }
    observer.observe(view, { childList: true, subtree: true });
    restoreAll();
  };
}
