import { isComposing } from '../../src/platform/page/composing';
import { FIELDS, isChanged, isChoice, type Field } from './early-use';

/** What the shopper has put into one of the server's fields. */
interface Kept {
  readonly name: string;
  /** The server's form around it: its fields all go to one form of the view. */
  readonly form: HTMLFormElement | null;
  readonly value: string;
  /** Of a checkbox or a radio button; null for other fields. */
  readonly isChecked: boolean | null;
  readonly isTyped: boolean;
  readonly hasFocus: boolean;
  /** What is selected in it; of a field that does not tell, neither is known. */
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

/** Gives it to the fields of the view. */
type HandOver = (view: HTMLElement) => void;

/**
 * A view may render its fields late: after this time, in milliseconds, they are no longer waited for. A form that the
 * shopper opens later has nothing to do with what was typed before.
 */
const LONGEST_MS = 10_000;

function keep(field: Field): Kept {
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

/** What a view has for a field of the server: one like it, or a button that is a choice among several. */
type Answer = Field | HTMLButtonElement;

const ANSWERS = `${FIELDS}, button[role=radio]`;

/** The field of the same name in the view, or in one form of it; one of several choices by its value. */
function answerTo(view: Element, { name, value, isChecked }: Kept): Answer | undefined {
  const quoted = CSS.escape(name);
  const named = view.querySelectorAll<Answer>(`[name="${quoted}"], [data-till-field="${quoted}"]`);
  return [...named].find(
    (field) => field.matches(ANSWERS) && (isChecked === null || field.value === value),
  );
}

const isOn = (field: Answer): boolean =>
  field instanceof HTMLInputElement ? field.checked : field.getAttribute('aria-checked') === 'true';

/** Writes as a keyboard does: views hear of it, whatever they keep of the field themselves. */
function write(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A field that is folded away could be overlooked. */
function unfold(view: HTMLElement, field: Answer): void {
  const panel = field.closest('[hidden][id]');
  if (panel === null) return;
  view.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.click();
}

function fill(field: Answer, { value, isChecked }: Kept): void {
  if (isChecked === null) {
    if (!(field instanceof HTMLButtonElement) && field.value !== value) write(field, value);
    return;
  }
  // What is no longer chosen among several has been taken back by the other choice.
  const isOneOfSeveral = field.matches('[type=radio], [role=radio]');
  if (isOn(field) !== isChecked && (isChecked || !isOneOfSeveral)) field.click();
}

function focus(field: Answer, { value, start, end }: Kept): void {
  field.focus({ preventScroll: true });
  if (!('setSelectionRange' in field) || field.selectionStart === null) return;
  // A field for numbers does not tell where the cursor is: the shopper goes on behind what is there.
  field.setSelectionRange(start ?? value.length, end ?? value.length);
}

function give(view: HTMLElement, field: Answer, kept: Kept): void {
  if (kept.isTyped) {
    unfold(view, field);
    fill(field, kept);
  }
  const isFocusFree = (document.activeElement ?? document.body) === document.body;
  if (kept.hasFocus && isFocusFree) focus(field, kept);
}

/** How often a press and an unfinished word are looked at, in milliseconds. */
const LOOK_MS = 30;

/**
 * Settles when no press is under way inside `host` (taken from under it, a control would never hear of its click), and
 * no word that an input method is putting together there.
 */
export async function settled(host: HTMLElement): Promise<void> {
  while (host.matches(':active') || isComposing(host)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * Takes what the shopper has typed and chosen in the server's fields inside `host` so far, and where the focus is. The
 * returned function gives it to the view's fields of the same name (`name`, or `data-till-field`), at once or as soon as
 * they are rendered, within ten seconds. Once a field of a server's form has its place in a form of the view, the others
 * go to that form only.
 */
export function handOverFrom(host: HTMLElement): HandOver {
  let left = [...host.querySelectorAll<Field>(FIELDS)]
    .map(keep)
    .filter(({ name, isTyped, hasFocus }) => name !== '' && (isTyped || hasFocus));
  return (view) => {
    const formOf = new Map<HTMLFormElement | null, Element>();
    const giveAll = (): void => {
      left = left.filter((kept) => {
        const field = answerTo(formOf.get(kept.form) ?? view, kept);
        if (field === undefined) return true;
        formOf.set(kept.form, field.form ?? view);
        give(view, field, kept);
        return false;
      });
      if (left.length === 0) stop();
    };
    const observer = new MutationObserver(giveAll);
    const timer = setTimeout(stop, LONGEST_MS);
    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
    }
    observer.observe(view, { childList: true, subtree: true });
    giveAll();
  };
}
