import { t } from '../../../platform/i18n/i18n';

/** A limit among the platform's rules, which are not JSON: `{'validate-item-quantity':{'minAllowed':1}}`. */
function limitOf(
  { dataset, min, max }: HTMLInputElement,
  key: 'minAllowed' | 'maxAllowed',
): number {
  const rule = new RegExp(`${key}['"]?\\s*:\\s*['"]?([\\d.]+)`).exec(dataset.validate ?? '')?.[1];
  return Number.parseFloat(rule ?? (key === 'minAllowed' ? min : max));
}

/** Why a quantity cannot be added to the cart, or null (WISH-06). */
function quantityFault(field: HTMLInputElement): string | null {
  const qty = Number(field.value.trim() === '' ? Number.NaN : field.value);
  if (Number.isNaN(qty)) return t('Please enter a valid number in this field.');
  if (qty <= 0) return t('Please enter a quantity greater than 0.');
  const least = limitOf(field, 'minAllowed');
  const most = limitOf(field, 'maxAllowed');
  if (qty < least) return t('The fewest you may purchase is %1.', [String(least)]);
  if (qty > most) return t('The maximum you may purchase is %1.', [String(most)]);
  return null;
}

let lastId = 0;
const notes = new WeakMap<HTMLInputElement, HTMLElement>();

/** Shows why at the field, or removes that; returns whether the quantity is valid. */
function checkQuantity(field: HTMLInputElement): boolean {
  const fault = quantityFault(field);
  const before = notes.get(field);
  if (fault === null) {
    before?.remove();
    notes.delete(field);
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return true;
  }
  const note = before ?? document.createElement('p');
  if (before === undefined) {
    lastId += 1;
    note.id = `till-wishlist-fault-${String(lastId)}`;
    note.className = 'till-wishlist-fault';
    notes.set(field, note);
    field.after(note);
  }
  note.textContent = fault;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', note.id);
  return false;
}

/** Validates the quantities and focuses the first invalid one. */
export function areValid(fields: readonly HTMLInputElement[]): boolean {
  const faulty = fields.filter((field) => !checkQuantity(field));
  faulty[0]?.focus();
  return faulty.length === 0;
}
