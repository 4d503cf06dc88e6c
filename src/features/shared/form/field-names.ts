import { isOfGroup, type FormControl } from './form-controls';

/** Parts of a label other than the name: the price difference of a choice, and the asterisk of a required field. */
const ASIDE = '[aria-hidden="true"], .price-notice, .price-wrapper, .price-container';

function messageOf(node: Element | null | undefined): string {
  const copy = node?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const aside of copy.querySelectorAll(ASIDE)) aside.remove();
  return copy.textContent;
}

const textOf = (node: Element | null | undefined): string =>
  messageOf(node)
    .replace(/\s+/g, ' ')
    .replace(/[\s*:]+$/, '')
    .trim();

const first = (...texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

/** The container of a group of choices: the platform's field, which is often part of a larger fieldset, or a group. */
export const groupAround = (control: FormControl): Element | null =>
  control.closest('.field:not(.choice, .qty)') ??
  control.closest('fieldset, [role=radiogroup], [role=group], .swatch-attribute');

/** A field's label as the shopper reads it; for one of several choices, the label of the group. */
export function nameOf(control: FormControl): string {
  const group = groupAround(control);
  const ofGroup = first(
    textOf(
      group?.querySelector(':scope > .label, :scope > label, legend, .swatch-attribute-label'),
    ),
    group?.getAttribute('aria-label') ?? '',
    textOf(group?.parentElement?.querySelector(':scope > .label, :scope > label')),
  );
  const own = first(textOf(control.labels?.[0]), control.getAttribute('aria-label') ?? '');
  return isOfGroup(control) ? first(ofGroup, own, control.name) : first(own, ofGroup, control.name);
}

const REACHABLE =
  'input:not([type=hidden], :disabled), select:not(:disabled), [role=radio][tabindex="0"], button:not(:disabled)';

/** The element to focus for a field: the field itself, or a control of the group whose value it contains. */
export function focusTargetOf(control: FormControl): HTMLElement | null {
  if (control.type !== 'hidden') return control;
  for (let near = control.parentElement; near !== null; near = near.parentElement) {
    const target = near.querySelector<HTMLElement>(REACHABLE);
    if (target !== null || near === control.form) return target;
  }
  return null;
}
