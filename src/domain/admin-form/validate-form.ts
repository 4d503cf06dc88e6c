import type { FindRule } from '../validation/rule.types';
import { openModal } from './change-modals';
import { activateRow } from './change-rows';
import { checked } from './check-fields';
import type { FormField } from './field.types';
import type { AdminForm } from './form.types';
import { isInside, livePlaces, shownPlaces } from './live-fields';
import { allParts } from './all-parts';

const placeOfFirst = (form: AdminForm): number | undefined =>
  shownPlaces(form).find((place) => form.states[place]?.error != null);

/** The first field with an error, in the order in which they are shown; null when the form is valid (AFORM-15, AFORM-16). */
export function firstInvalid(form: AdminForm): FormField | null {
  const place = placeOfFirst(form);
  return place === undefined ? null : (form.fields[place] ?? null);
}

/** Opens what the field is in: its tab, its item of a collection, its modals. */
function revealed(form: AdminForm, place: number): AdminForm {
  const name = form.fields[place]?.name ?? '';
  const around = allParts(form.parts).filter((part) => isInside(name, part.name));
  const tab = around.find(({ kind }) => kind === 'tab')?.name ?? form.tab;
  let next: AdminForm = tab === form.tab ? form : { ...form, tab };
  for (const { kind, name: own } of around) {
    if (kind === 'modal') next = openModal(next, own);
    if (kind !== 'rows') continue;
    const row = next.rows
      .find((one) => one.name === own)
      ?.rows.find(({ places }) => places.includes(place));
    if (row !== undefined) next = activateRow(next, own, row.key);
  }
  return next;
}

/**
 * Validates every field. The fieldsets of those with an error open (AFORM-06), and the first of them is made visible in its tab,
 * item or modal.
 */
export function validateForm(form: AdminForm, find: FindRule): AdminForm {
  const next = checked(form, livePlaces(form), find);
  const invalid = next.fields.filter((_, place) => next.states[place]?.error != null);
  if (invalid.length === 0) return next;
  const sets = allParts(form.parts).flatMap(({ kind, name }) =>
    kind === 'set' && invalid.some((field) => isInside(field.name, name)) ? name : [],
  );
  const place = placeOfFirst(next);
  const opened = { ...next, open: [...new Set([...form.open, ...sets])] };
  return place === undefined ? opened : revealed(opened, place);
}
