import type { FormKind } from '../../shared/form/check-form';
import { recordOf } from '../../../platform/record';
import { siblingUrl } from '../sibling-url';

const QUANTITY = 'input[name^="ship["][name$="[qty]"]';
const ADDRESS = 'select[name$="[address]"]';

/** The links and buttons that take a row out. */
export const REMOVE = '[data-multiship-item-remove], .action.delete';

/** A row of the server's table: a piece of a product, or a line that is not shipped. */
export interface AddressRow {
  readonly row: HTMLElement;
  readonly quantity: HTMLInputElement;
  /** Null for what is not shipped. */
  readonly address: HTMLSelectElement | null;
  /** The product's name, for screen readers. */
  readonly name: string;
}

/**
 * What belongs to a quantity: its table row, or in a theme without tables the nearest element around it alone that has a way to
 * remove it, and where none has, or the link is elsewhere, that has its address.
 */
function rowAround(form: HTMLFormElement, quantity: HTMLInputElement): HTMLElement {
  const tableRow = quantity.closest<HTMLElement>('tr');
  if (tableRow !== null && form.contains(tableRow)) return tableRow;
  const around: HTMLElement[] = [];
  for (let one = quantity.parentElement; one !== null && one !== form; one = one.parentElement) {
    if (one.querySelectorAll(QUANTITY).length > 1) break;
    around.push(one);
  }
  const isWithLink = (one: HTMLElement) => one.querySelectorAll(REMOVE).length === 1;
  return (
    around.find(isWithLink) ?? around.find((one) => one.querySelector(ADDRESS) !== null) ?? quantity
  );
}

/** The rows, by the platform's names of their fields, `ship[0][77][qty]`. */
export function rowsIn(form: HTMLFormElement): readonly AddressRow[] {
  const quantities = form.querySelectorAll<HTMLInputElement>(QUANTITY);
  return [...quantities].map((quantity) => {
    const row = rowAround(form, quantity);
    return {
      row,
      quantity,
      address: row.querySelector<HTMLSelectElement>(ADDRESS),
      name: row.querySelector('.product-item-name, .product.name')?.textContent.trim() ?? '',
    };
  });
}

/** Sets a field as the shopper would. */
export function setValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Rows that are being taken out: their quantity is 0, which is no mistake there. */
const leaving = new WeakSet<object>();

/** The form of the page: a quantity of a row that is taken out is not checked, and each row has room for its error. */
export const addressesKind: FormKind = {
  placeOf: (control) => control.closest('td')?.lastElementChild ?? null,
  read: (control) => (leaving.has(control) ? '1' : control.value),
};

/** Marks a row as taken out; returns the function that takes that back. */
export function takeOut({ quantity }: AddressRow): () => void {
  const before = quantity.value;
  quantity.value = '0';
  leaving.add(quantity);
  return () => {
    leaving.delete(quantity);
    quantity.value = before;
  };
}

/**
 * Where quantities are checked before they are saved: the page's own configuration, which the old front end removes once it has
 * read it; without it, beside the form's own URL.
 */
export function checkUrlOf(form: HTMLFormElement): string {
  let init: unknown = null;
  try {
    init = JSON.parse(form.dataset.mageInit ?? '');
  } catch {
    // The same without configuration.
  }
  const { validationURL } = recordOf(recordOf(init).cartUpdate);
  const named = typeof validationURL === 'string' ? validationURL : '';
  return named === '' ? siblingUrl(form, 'checkItems') : named;
}

/** What the form says it is sent for: the next step, a new address, or to save what was changed. */
export function setPurpose(form: HTMLFormElement, purpose: 'next' | 'new-address' | 'save'): void {
  const set = (name: string, isOn: boolean): void => {
    const flag = form.elements.namedItem(name);
    if (flag instanceof HTMLInputElement) flag.value = isOn ? '1' : '0';
  };
  set('continue', purpose === 'next');
  set('new_address', purpose === 'new-address');
}
