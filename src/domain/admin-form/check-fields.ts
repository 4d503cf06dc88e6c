import { applyRules } from '../validation/apply-rules';
import type { FindRule, RuleContext, RuleMap } from '../validation/rule.types';
import { HALF_TYPED, ruleText } from './field-value';
import type { FormField } from './field.types';
import type { AdminForm } from './form.types';
import { rowAt } from './live-fields';

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

/**
 * The values of a form by the last part of each field's name, as rules refer to other fields. In a record of a collection, the
 * record's own fields come first.
 */
function contextOf(form: AdminForm, own: readonly number[]): RuleContext {
  const { fields, states, fixed } = form;
  const places = [...Array.from({ length: fixed }, (_, place) => place), ...own];
  const entries = places.flatMap((place) => {
    const field = fields[place];
    if (field === undefined) return [];
    return [[field.index, ruleText(field.kind, states[place]?.value ?? '')] as const];
  });
  return { set: 'ui', form: Object.fromEntries(entries) };
}

/** Validates fields; hidden and disabled ones count as valid (AFORM-08). */
export function checked(form: AdminForm, places: ReadonlySet<number>, find: FindRule): AdminForm {
  const around = contextOf(form, []);
  const states = form.states.map((state, place) => {
    const field = form.fields[place];
    if (!places.has(place) || field === undefined) return state;
    const isChecked = state.isVisible && !state.isDisabled;
    if (!isChecked) return state.error === null ? state : { ...state, error: null };
    const row = rowAt(form, place);
    const context = row === undefined ? around : contextOf(form, row.places);
    const text = ruleText(field.kind, state.value);
    const error = applyRules(text, rulesOf(field, text), find, context);
    return { ...state, error };
  });
  return { ...form, states };
}
