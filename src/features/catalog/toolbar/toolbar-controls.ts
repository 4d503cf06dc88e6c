import type { ToolbarControl } from '../../../domain/listing/listing.types';
import { ownValue } from '../../../domain/own-value';

/** The platform's marks of the toolbar's controls. */
const ROLES: Readonly<Record<string, ToolbarControl>> = {
  'mode-switcher': 'mode',
  'direction-switcher': 'direction',
  sorter: 'order',
  limiter: 'limit',
};

const ANY = Object.keys(ROLES)
  .map((role) => `[data-role=${role}]`)
  .join(',');

/** A choice in the toolbar: a link with its value, or a drop-down with the value just chosen. */
export interface ControlChoice {
  readonly element: HTMLElement;
  readonly control: ToolbarControl;
  readonly value: string;
}

function choiceOf(element: HTMLElement): ControlChoice | null {
  const control = ownValue(ROLES, element.dataset.role ?? '');
  const value = element instanceof HTMLSelectElement ? element.value : element.dataset.value;
  return control === undefined || value === undefined ? null : { element, control, value };
}

/** The control that an event happened on. */
export function choiceAt(target: EventTarget | null): ControlChoice | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(ANY) : null;
  return element === null ? null : choiceOf(element);
}

/** The toolbar's links: modes and the direction. */
export const linkChoices = (
  toolbar: Element,
): readonly (ControlChoice & { readonly element: HTMLAnchorElement })[] =>
  [...toolbar.querySelectorAll<HTMLAnchorElement>('a[data-role]')].flatMap((link) => {
    const choice = choiceOf(link);
    return choice === null ? [] : [{ ...choice, element: link }];
  });

/** The current page size; undefined if no toolbar shows it. */
export const shownLimit = (): string | undefined =>
  document.querySelector<HTMLOptionElement>('[data-role=limiter] option[selected]')?.value;

/** Shows what the server rendered as chosen: a browser that restores a page restores later choices as well. */
export function resetSelects(toolbar: Element): void {
  for (const select of toolbar.querySelectorAll<HTMLSelectElement>('select[data-role]')) {
    const initial = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
    select.selectedIndex = Math.max(0, initial);
  }
}
