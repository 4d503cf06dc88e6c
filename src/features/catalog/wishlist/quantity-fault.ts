import { quantityError } from '../../../domain/catalog/quantity-rules';
import { fieldLimits } from '../../shared/form/field-limits';
import { t } from '../../../platform/i18n/i18n';

/** Why a quantity cannot be added to the cart, or null (WISH-06). */
function quantityFault(field: HTMLInputElement): string | null {
  const fault = quantityError(field.value, fieldLimits(field));
  return fault === null ? null : t(fault.phrase, fault.values);
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
