import { isJson } from './data-path';
import { isSameValue } from './field-value';
import { follow } from './follow-links';
import type { FieldState, Json, LinkEnd } from './field.types';
import type { AdminForm } from './form.types';
import { isInside } from './live-fields';

/** Data of the server with newer data over it, at every depth; lists are replaced. */
function mergedData(known: Json, newer: Json): Json {
  const names = new Map(Object.entries(known));
  for (const [name, value] of Object.entries(newer)) {
    const before = names.get(name);
    names.set(name, isJson(before) && isJson(value) ? mergedData(before, value) : value);
  }
  return Object.fromEntries(names);
}

/** What was typed or switched in a field before the form was reloaded; undefined where nothing was. */
function typedState(form: AdminForm, name: string): FieldState | undefined {
  const place = form.fields.findIndex((field, at) => at < form.fixed && field.name === name);
  const [state, before] = [form.states[place], form.initial[place]];
  if (state === undefined || before === undefined) return undefined;
  const isTyped =
    state.usesDefault !== before.usesDefault || !isSameValue(state.value, before.value);
  return isTyped ? state : undefined;
}

/** The collections of `next`, with the records of `form` where it has the same collection with the same fields. */
function withRecords(form: AdminForm, next: AdminForm): AdminForm {
  let [fields, states] = [next.fields, next.states];
  const rows = next.rows.map((own) => {
    const before = form.rows.find(({ name }) => name === own.name);
    const first = form.initialRows.find(({ name }) => name === own.name);
    const isTouched =
      before !== undefined &&
      (before !== first ||
        before.rows.some(({ places }) =>
          places.some((place) => form.states[place] !== form.initial[place]),
        ));
    const indexes = (one: AdminForm): string =>
      one.fields
        .flatMap(({ name, index }) => (isInside(name, own.name) ? index : []))
        .filter((index, at, all) => all.indexOf(index) === at)
        .sort()
        .join(' ');
    if (!isTouched || indexes(form) !== indexes(next)) return own;
    const kept = before.rows.map((row) => {
      const places = row.places.map((_, at) => fields.length + at);
      fields = [...fields, ...row.places.flatMap((place) => form.fields[place] ?? [])];
      states = [...states, ...row.places.flatMap((place) => form.states[place] ?? [])];
      return { ...row, places };
    });
    return { ...before, rows: kept };
  });
  return { ...next, fields, states, rows };
}

/**
 * A form that was reloaded (AFORM-31), with what was typed before: values and records of the fields that both have. What is
 * open stays open. A reset restores the form as it was loaded first.
 */
export function mergedForm(form: AdminForm, next: AdminForm): AdminForm {
  const ends: LinkEnd[] = [];
  const states = next.states.map((state, place) => {
    const typed = place < next.fixed ? typedState(form, next.fields[place]?.name ?? '') : undefined;
    if (typed === undefined) return state;
    ends.push({ field: place, property: 'value' });
    const { value, usesDefault } = typed;
    const isSwitched = next.fields[place]?.hasDefaultSwitch === true;
    return {
      ...state,
      value,
      usesDefault: isSwitched && usesDefault,
      isDisabled: isSwitched ? usesDefault : state.isDisabled,
    };
  });
  const hasTab = next.parts.some(({ name }) => name === form.tab);
  const merged: AdminForm = {
    ...next,
    data: mergedData(form.data, next.data),
    states: follow(states, ends, next),
    open: [...new Set([...next.open, ...form.open])],
    tab: hasTab ? form.tab : next.tab,
    reload: next.reload ?? form.reload,
    before: form.before ?? form,
  };
  return withRecords(form, merged);
}
