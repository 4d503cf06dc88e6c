import { t } from '../../../platform/i18n/i18n';
import { fieldLimits } from '../../shared/form/field-limits';

/** Why a quantity cannot be added to the cart, or null (WISH-06). */
function quantityFault(field: HTMLInputElement): string | null {
  const qty = Number(field.value.trim() === '' ? Number.NaN : field.value);
  if (Number.isNaN(qty)) return t('Please enter a valid number in this field.');
  if (qty <= 0) return t('Please enter a quantity greater than 0.');
  const { min, max, step } = fieldLimits(field);
  if (min !== null && qty < min) return t('The fewest you may purchase is %1.', [String(min)]);
  if (max !== null && qty > max) return t('The maximum you may purchase is %1.', [String(max)]);
  if (step !== null && Number((qty / step).toFixed(6)) % 1 !== 0) {
    return t('You can buy this product only in quantities of %1 at a time.', [String(step)]);
  }
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
