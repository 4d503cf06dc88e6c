import { applyRules } from '../validation/apply-rules';
import type { FindRule, RuleContext, RuleMap } from '../validation/rule.types';
import { HALF_TYPED, isSameValue, ruleText } from './field-value';
import { follow, placeOf } from './follow-links';
import type { AdminForm, FieldState, FieldValue, FormField, LinkEnd } from './form.types';

/** Date rules compare with the pattern that dates are sent in; half a date is refused also without such a rule. */
function rulesOf({ kind, rules, isRequired }: FormField, text: string): RuleMap {
  const all = isRequired ? { 'required-entry': true, ...rules } : rules;
  if (kind.kind !== 'date') return all;
  if (text === HALF_TYPED) return { 'validate-date': true };
  return Object.fromEntries(
    Object.entries(all).map(([name, param]) => [
      name,
      name === 'validate-date' && param !== false ? { dateFormat: kind.format } : param,
    ]),
  );
}

/** The values of a form by the last part of each field's name, as rules refer to other fields. */
function contextOf({ fields, states }: AdminForm): RuleContext {
  const entries = fields.map(({ index, kind }, place) => [
    index,
    ruleText(kind, states[place]?.value ?? ''),
  ]);
  return { set: 'ui', form: Object.fromEntries(entries) as Readonly<Record<string, string>> };
}

/** Validates fields; hidden and disabled ones count as valid (AFORM-08). */
function checked(form: AdminForm, places: ReadonlySet<number>, find: FindRule): AdminForm {
  const context = contextOf(form);
  const states = form.states.map((state, place) => {
    const field = form.fields[place];
    if (!places.has(place) || field === undefined) return state;
    const isChecked = state.isVisible && !state.isDisabled;
    const text = ruleText(field.kind, state.value);
    const error = isChecked ? applyRules(text, rulesOf(field, text), find, context) : null;
    return { ...state, error };
  });
  return { ...form, states };
}

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

/** Validates every field and opens the fieldsets of those with an error (AFORM-06). */
export function validateForm(form: AdminForm, find: FindRule): AdminForm {
  const next = checked(form, new Set(form.fields.keys()), find);
  const faulty = next.fields.flatMap(({ fieldset }, place) =>
    next.states[place]?.error == null ? [] : fieldset,
  );
  return { ...next, open: [...new Set([...form.open, ...faulty])] };
}

/** Opens or closes a fieldset (AFORM-05). */
export function toggleFieldset(form: AdminForm, name: string): AdminForm {
  const isOpen = form.open.includes(name);
  const fieldset = form.fieldsets.find((one) => one.name === name);
  if (fieldset?.isCollapsible !== true) return form;
  return { ...form, open: isOpen ? form.open.filter((one) => one !== name) : [...form.open, name] };
}

/** The form as it was loaded, or last saved: initial values, no errors (AFORM-09). */
export const resetForm = (form: AdminForm): AdminForm => ({ ...form, states: form.initial });

/** The form after `sent` was saved without leaving the page: that is what a reset restores from now on. */
export const keptForm = (form: AdminForm, sent: AdminForm['states']): AdminForm => ({
  ...form,
  initial: sent,
});

/** The first field with an error; null when the form is valid (AFORM-15, AFORM-16). */
export const firstInvalid = ({ fields, states }: AdminForm): FormField | null =>
  fields.find((_, place) => states[place]?.error != null) ?? null;

/** Whether something was changed that a reset would undo. */
export const isDirty = ({ states, initial }: AdminForm): boolean =>
  states.some((state, place) => {
    const before = initial[place];
    return (
      before !== undefined &&
      (state.usesDefault !== before.usesDefault || !isSameValue(state.value, before.value))
    );
  });

/** Whether a field has another value than its default (AFORM-11); false without a default. */
export const differsFromDefault = (field: FormField, { value }: FieldState): boolean =>
  field.default !== null && !isSameValue(value, field.default);
