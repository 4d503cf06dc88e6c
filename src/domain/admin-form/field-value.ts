import { dateInFormat, isoDate } from '../validation/date-rules';
import { scalarText } from './data-path';
import type { FieldKind, FieldOption, FieldValue } from './field.types';

/** Whether two values of a field are the same. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((part, place) => part === other[place]);
}

/** The value as one text: choices are joined by commas. */
export const valueText = (value: FieldValue): string =>
  typeof value === 'string' ? value : value.join(',');

/** Whether a single checkbox is on (AFLD-02). */
export const isOn = (kind: FieldKind, value: FieldValue): boolean =>
  kind.kind === 'checkbox' && value === kind.on;

/** A value of the server as one of the field's kind. */
export function valueOfKind(kind: FieldKind, value: unknown): FieldValue {
  if (kind.kind === 'multiselect') {
    if (Array.isArray(value)) return value.map(scalarText);
    const text = scalarText(value);
    return text === '' ? [] : text.split(',');
  }
  const text = scalarText(value);
  if (kind.kind === 'select') return selectedIn(kind.options, kind.caption, text);
  // Any value that the server has is kept until the box is used: `isOn` decides what is shown.
  const isMissing = value === undefined || value === null;
  return kind.kind === 'checkbox' && isMissing ? kind.off : text;
}

/** A select without an empty choice starts with its first option; a value that is not offered stays. */
function selectedIn(options: readonly FieldOption[], caption: string | null, text: string): string {
  const offered = options.filter(({ isHeading }) => !isHeading);
  if (text !== '' || caption !== null || offered.some(({ value }) => value === '')) return text;
  return offered[0]?.value ?? '';
}

/** What the data has at a field's place after it: the server's own data where it says the same. */
export function writtenValue(known: unknown, value: FieldValue): unknown {
  if (typeof value === 'string') {
    return typeof known !== 'object' && known !== undefined && scalarText(known) === value
      ? known
      : value;
  }
  return Array.isArray(known) && isSameValue(known.map(scalarText), value) ? known : value;
}

/** The value of a date that is not one yet, such as a year of two digits: no form with it is saved. */
export const HALF_TYPED = '?';

/**
 * The value of a date control, in the pattern that it is sent in.
 *
 * @param typed what the control has: `2026-03-02`, or '' also for a date with missing parts
 * @param isBroken whether parts are missing (`validity.badInput`)
 */
export const typedDate = (typed: string, isBroken: boolean, format: string): string =>
  dateInFormat(typed, format) || (isBroken || typed !== '' ? HALF_TYPED : '');

/** The text that a field's rules see; a date in the pattern that it is sent in. */
export function ruleText(kind: FieldKind, value: FieldValue): string {
  const text = valueText(value);
  if (kind.kind !== 'date') return text;
  return dateInFormat(isoDate(text, kind.format), kind.format) || text;
}
