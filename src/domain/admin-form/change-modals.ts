import type { FindRule } from '../validation/rule.types';
import { checked } from './check-fields';
import type { AdminForm } from './form.types';
import type { ModalPart } from './part.types';
import { isInside, livePlaces } from './live-fields';
import { allParts } from './all-parts';

/** The modal of a name; undefined when the form has none. */
export const modalNamed = ({ parts }: AdminForm, name: string): ModalPart | undefined =>
  allParts(parts).find((part): part is ModalPart => part.kind === 'modal' && part.name === name);

/** Opens a modal above those that are open; what the form has now is kept for its Cancel (AFORM-13). */
export function openModal(form: AdminForm, name: string): AdminForm {
  if (modalNamed(form, name) === undefined || form.modals.some((one) => one.name === name)) {
    return form;
  }
  const { fields, states, rows } = form;
  return { ...form, modals: [...form.modals, { name, fields, states, rows }] };
}

/** Closes the modal on top; the whole form is as it was when it opened (AFORM-13). */
export function cancelModal(form: AdminForm): AdminForm {
  const opened = form.modals.at(-1);
  if (opened === undefined) return form;
  const { fields, states, rows } = opened;
  return { ...form, fields, states, rows, modals: form.modals.slice(0, -1) };
}

/** Validates the fields in the modal on top, and closes it if all are valid (AFORM-14). */
export function finishModal(form: AdminForm, find: FindRule): AdminForm {
  const opened = form.modals.at(-1);
  if (opened === undefined) return form;
  const inside = [...livePlaces(form)].filter((place) =>
    isInside(form.fields[place]?.name ?? '', opened.name),
  );
  const next = checked(form, new Set(inside), find);
  const isValid = inside.every((place) => next.states[place]?.error == null);
  return isValid ? { ...next, modals: form.modals.slice(0, -1) } : next;
}
