import { german } from '../../data/german';
import { currentSettings } from '../settings/visitor';
import { reword, type Reworded } from './phrases';

/** The elements' dictionary, whose phrases the shop's own pages also use. */
export const GERMAN_DICTIONARY = '/static/de_DE/js-translation.json';

const reworded = new WeakMap<TemplateStringsArray, Reworded>();

/** A phrase in the visitor's language, or in English if the dictionary lacks it. */
export function translate(phrase: string): string {
  return currentSettings().language === 'de' ? (german.get(phrase) ?? phrase) : phrase;
}

/** A phrase in the visitor's language with `%1`, `%2` replaced by the values, which are HTML like the phrase. */
export function translateHtml(phrase: string, ...values: readonly string[]): string {
  return translate(phrase).replace(
    /%(\d)/g,
    (place, digit: string) => values[Number(digit) - 1] ?? place,
  );
}

/** A template of markup in the visitor's language, or null if it is unchanged. */
export function translatedTemplate(strings: TemplateStringsArray): Reworded | null {
  if (currentSettings().language !== 'de') return null;
  const known = reworded.get(strings);
  if (known) return known;
  const made = reword(strings, translate);
  reworded.set(strings, made);
  return made;
}
