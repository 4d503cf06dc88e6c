import { REVIEW_METHODS, type ReviewRate } from '../../domain/wallet-review';

/** The choice of shipping methods in the server's form; null where none can be chosen. */
export const methodSelect = (root: ParentNode | null): HTMLSelectElement | null =>
  root?.querySelector<HTMLSelectElement>(REVIEW_METHODS) ?? null;

/** Whether a shipping method is to be chosen and none is (WREV-02). Some shops print the form with a fixed method. */
export const isMethodMissing = (form: HTMLFormElement | null): boolean =>
  methodSelect(form)?.value === '';

/** Sets the choice to the method that the server has marked: browsers restore another one, which was never saved. */
export function resetMethod(root: ParentNode): void {
  const select = methodSelect(root);
  if (select === null) return;
  const options = [...select.options];
  const marked = options.find((option) => option.defaultSelected) ?? options[0];
  if (marked !== undefined) marked.selected = true;
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
