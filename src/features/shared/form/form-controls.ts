/** The fields of a form, without its buttons. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is FormControl =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:submit|button|image|reset)$/.test(element.type));

/** The fields of a form in the order of the page. */
export const controlsIn = (form: HTMLFormElement): readonly FormControl[] =>
  [...form.elements].filter(isControl);

/** Whether a field is one of several choices. */
export const isChoice = ({ type }: FormControl): boolean => type === 'radio' || type === 'checkbox';

/** Whether the label and the place of a field are those of its group: a choice, or a value that other controls set. */
export const isOfGroup = (control: FormControl): boolean =>
  isChoice(control) || control.type === 'hidden';

/** Whether a choice is chosen. */
export const isChecked = (control: FormControl): boolean =>
  control instanceof HTMLInputElement && control.checked;

/** The form around a node of our view, or the one that its element wraps. */
export const formAround = (node: Element): HTMLFormElement | null =>
  node.closest('form') ?? node.closest('.till-root')?.parentElement?.querySelector('form') ?? null;

const isRendered = (element: Element): boolean =>
  element.closest('[hidden]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility());

/** Whether the shopper sees a field. Themes often draw a choice by its label alone. */
export const isShown = (control: FormControl): boolean =>
  control.type === 'hidden' ||
  isRendered(control) ||
  (isChoice(control) && [...(control.labels ?? [])].some(isRendered));
