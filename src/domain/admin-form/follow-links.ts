import { isSameValue, valueOfKind, valueText } from './field-value';
import type {
  ConstantLink,
  FieldLink,
  FieldState,
  FieldValue,
  FormField,
  LinkEnd,
  SwitchRule,
} from './field.types';

/** What follows the changes of a form. */
interface Linked {
  readonly links: readonly FieldLink[];
  readonly switches: readonly SwitchRule[];
}

type States = readonly FieldState[];

function valueAt(states: States, { field, property }: LinkEnd): FieldValue | boolean {
  const state = states[field];
  if (property === 'value') return state?.value ?? '';
  return property === 'visible' ? state?.isVisible === true : state?.isDisabled === true;
}

/** As the stock front end takes it: any text is true, also `0`. */
const truth = (value: unknown): boolean => Boolean(value);

function changed(state: FieldState, { property }: LinkEnd, value: unknown): FieldState {
  if (property === 'visible') {
    return state.isVisible === truth(value) ? state : { ...state, isVisible: truth(value) };
  }
  if (property === 'disabled') {
    return state.isDisabled === truth(value) ? state : { ...state, isDisabled: truth(value) };
  }
  const next: FieldValue = Array.isArray(state.value)
    ? valueOfKind({ kind: 'multiselect', options: [], size: 0 }, value)
    : valueText(valueOfKind({ kind: 'text' }, value));
  return isSameValue(next, state.value) ? state : { ...state, value: next };
}

function withState(states: States, end: LinkEnd, value: unknown): States {
  const state = states[end.field];
  const next = state && changed(state, end, value);
  return next === undefined || next === state ? states : states.with(end.field, next);
}

const isSameEnd = (one: LinkEnd, other: LinkEnd): boolean =>
  one.field === other.field && one.property === other.property;

const negated = (value: unknown, isNegated: boolean): unknown =>
  isNegated ? !truth(value) : value;

/**
 * Follows the links and rules that start at the changed ends, and those that start at what they change. Each is followed at
 * most once, so a circle of links ends.
 */
export function follow(states: States, ends: readonly LinkEnd[], linked: Linked): States {
  let current = states;
  const waiting = [...ends];
  const done = new Set<FieldLink | SwitchRule>();
  const set = (to: LinkEnd, value: unknown): void => {
    const next = withState(current, to, value);
    if (next === current) return;
    current = next;
    waiting.push(to);
  };
  for (const end of waiting) {
    for (const link of linked.links) {
      if (done.has(link) || !isSameEnd(link.from, end)) continue;
      done.add(link);
      set(link.to, negated(valueAt(current, link.from), link.isNegated));
    }
    for (const rule of end.property === 'value' ? linked.switches : []) {
      const isMeant =
        rule.field === end.field && rule.value === valueText(current[end.field]?.value ?? '');
      if (!isMeant || done.has(rule)) continue;
      done.add(rule);
      for (const { to, is } of rule.actions) set(to, is);
    }
  }
  return current;
}

/** The states that a form starts with: what its links and rules make of the server's data. */
export function startStates(
  states: States,
  linked: Linked & { readonly constants: readonly ConstantLink[] },
): States {
  let current = states;
  for (const { to, constant, isNegated } of linked.constants) {
    if (constant !== undefined) current = withState(current, to, negated(constant, isNegated));
  }
  const ends = states.map((_, field): LinkEnd => ({ field, property: 'value' }));
  const others = linked.links.flatMap(({ from }) => (from.property === 'value' ? [] : from));
  return follow(current, [...ends, ...others], linked);
}

const placesByList = new WeakMap<readonly FormField[], ReadonlyMap<string, number>>();

/** Where a field is in the form; -1 when there is none of that name. */
export function placeOf(fields: readonly FormField[], name: string): number {
  let places = placesByList.get(fields);
  if (places === undefined) {
    places = new Map(fields.map((field, place) => [field.name, place]));
    placesByList.set(fields, places);
  }
  return places.get(name) ?? -1;
}
