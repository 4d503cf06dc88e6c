import { REVIEW_METHODS, type ReviewRate } from '../../domain/wallet-review';

/** The choice of shipping methods in the server's form; null where none can be chosen. */
export const methodSelect = (root: ParentNode | null): HTMLSelectElement | null =>
  root?.querySelector<HTMLSelectElement>(REVIEW_METHODS) ?? null;

/** Whether a shipping method is to be chosen and none is (WREV-02). Some shops print the form with a fixed method. */
export const isMethodMissing = (form: HTMLFormElement | null): boolean =>
  methodSelect(form)?.value === '';

const markedOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find((option) => option.defaultSelected) ?? options[0];

/** Sets a choice that the browser has restored to none to the method that the server has. */
export function resetEmptied(root: ParentNode): void {
  const select = methodSelect(root);
  const marked = select === null ? undefined : markedOption(select);
  if (select?.value === '' && marked !== undefined) marked.selected = true;
}

/** Whether another method is chosen than the server has: before this code ran, or by a browser that restores what was chosen. */
export function isMethodUnsaved(form: HTMLFormElement): boolean {
  const select = methodSelect(form);
  return select !== null && select.value !== '' && markedOption(select)?.selected === false;
}

/** The server has the chosen method, which it would mark. */
export function markMethod(select: HTMLSelectElement | null): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected;
}

/** Replaces the methods of the choice; `rate` is the chosen one. */
export function showMethods(
  select: HTMLSelectElement,
  rates: readonly ReviewRate[],
  rate: string,
): void {
  select.replaceChildren();
  for (const { group, label, value } of rates) {
    const option = Object.assign(document.createElement('option'), { value, textContent: label });
    placeOf(select, group).append(option);
    option.defaultSelected = value === rate;
  }
  select.value = rate;
}

/** Where the next option of a group goes. */
function placeOf(select: HTMLSelectElement, group: string): Element {
  if (group === '') return select;
  const last = select.lastElementChild;
  if (last instanceof HTMLOptGroupElement && last.label === group) return last;
  const next = Object.assign(document.createElement('optgroup'), { label: group });
  select.append(next);
  return next;
}
