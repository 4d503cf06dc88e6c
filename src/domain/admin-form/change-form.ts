import type { FindRule } from '../validation/rule.types';
import { checked } from './check-fields';
import { isSameValue } from './field-value';
import { follow, placeOf } from './follow-links';
import type { FieldState, FieldValue, FormField, LinkEnd } from './field.types';
import type { AdminForm } from './form.types';
import { livePlaces } from './live-fields';
import { allParts } from './all-parts';

const differing = (before: readonly FieldState[], after: readonly FieldState[]): Set<number> =>
  new Set(after.flatMap((state, place) => (state === before[place] ? [] : place)));

function applied(form: AdminForm, place: number, state: FieldState, find: FindRule): AdminForm {
  const before = form.states[place];
  if (before === undefined) return form;
  const ends: LinkEnd[] = [];
  if (!isSameValue(before.value, state.value)) ends.push({ field: place, property: 'value' });
  if (before.isDisabled !== state.isDisabled) ends.push({ field: place, property: 'disabled' });
  if (ends.length === 0) return form;
  const states = follow(form.states.with(place, state), ends, form);
  return checked({ ...form, states }, differing(form.states, states), find);
}

/**
 * Sets the value of a field, with all that follows from it, and validates what has changed (AFORM-07). A disabled field
 * keeps its value.
 */
export function changeValue(
  form: AdminForm,
  name: string,
  value: FieldValue,
  find: FindRule,
): AdminForm {
  const place = placeOf(form.fields, name);
  const state = form.states[place];
  if (state === undefined || state.isDisabled) return form;
  return applied(form, place, { ...state, value }, find);
}

/** Lets a field use the value of a wider scope, which disables it, or its own again (AFORM-10). */
export function switchDefault(
  form: AdminForm,
  name: string,
  usesDefault: boolean,
  find: FindRule,
): AdminForm {
  const place = placeOf(form.fields, name);
  const state = form.states[place];
  if (state === undefined || form.fields[place]?.hasDefaultSwitch !== true) return form;
  return applied(form, place, { ...state, usesDefault, isDisabled: usesDefault }, find);
}

/** Opens or closes a fieldset (AFORM-05). */
export function toggleFieldset(form: AdminForm, name: string): AdminForm {
  const isOpen = form.open.includes(name);
  const fieldset = allParts(form.parts).find((one) => one.name === name);
  if (fieldset?.kind !== 'set' || !fieldset.isCollapsible) return form;
  return { ...form, open: isOpen ? form.open.filter((one) => one !== name) : [...form.open, name] };
}

/** Shows a tab instead of the one before: one is active at a time (AFORM-04). */
export const activateTab = (form: AdminForm, name: string): AdminForm =>
  form.parts.some((part) => part.kind === 'tab' && part.name === name)
    ? { ...form, tab: name }
    : form;

/**
 * The form as it was loaded, or last saved: initial values and records, no errors (AFORM-09). What is open stays open, except
 * modals.
 */
export function resetForm(form: AdminForm): AdminForm {
  if (form.before !== null) return resetForm(form.before);
  const fields = form.fields.slice(0, form.initial.length);
  return { ...form, fields, states: form.initial, rows: form.initialRows, modals: [] };
}

/** The form after `sent` was saved without leaving the page: that is what a reset restores from now on. */
export const keptForm = (form: AdminForm, sent: AdminForm): AdminForm => ({
  ...form,
  initial: sent.states,
  initialRows: sent.rows,
  before: null,
});

/** Whether something was changed that a reset would undo. */
export const isDirty = ({
  states,
  initial,
  rows,
  initialRows,
  before,
  fixed,
}: AdminForm): boolean =>
  before !== null ||
  rows.some(({ rows: now, deleted }, place) => {
    const first = initialRows[place]?.rows ?? [];
    return (
      deleted.length > 0 || now.length !== first.length || now.some((row, at) => row !== first[at])
    );
  }) ||
  [...livePlaces({ fixed, rows })].some((place) => isChanged(states[place], initial[place]));

const isChanged = (state: FieldState | undefined, before: FieldState | undefined): boolean =>
  state !== undefined &&
  before !== undefined &&
  state !== before &&
  (state.usesDefault !== before.usesDefault || !isSameValue(state.value, before.value));

/** Whether a field has another value than its default (AFORM-11); false without a default. */
export const differsFromDefault = (field: FormField, { value }: FieldState): boolean =>
  field.default !== null && !isSameValue(value, field.default);
