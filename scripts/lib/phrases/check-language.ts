import type { Translation, Translations } from './languages';

/** Plural categories that mean a single number in some languages, whose forms may omit the number. */
const MAY_BE_ONE_NUMBER = new Set<string>(['zero', 'one', 'two']);

const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/%(?:\d+|[a-z]\w*)|\{\d\}/gi)].map(String).sort();

/** Placeholders, and leading and trailing spaces of a phrase that is joined with another text. */
function formProblems(phrase: string, text: string, category: string | null): readonly string[] {
  const [wanted, found] = [placesIn(phrase), placesIn(text)];
  const mayLack = category !== null && MAY_BE_ONE_NUMBER.has(category);
  const agree = mayLack
    ? found.every((place) => wanted.includes(place))
    : wanted.join() === found.join();
  const blanks = (one: string) => [/^ /.test(one), / $/.test(one)].join();
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(agree ? [] : [`has the placeholders ${found.join(' ') || 'none'}: "${text}"`]),
    ...(blanks(phrase) === blanks(text) ? [] : [`begins or ends with another blank: "${text}"`]),
  ];
}

/** A counted phrase has a form for each category; a language with a single category may use a plain text. */
function pluralProblems(
  translation: Translation,
  isCounted: boolean,
  categories: readonly string[],
): readonly string[] {
  if (typeof translation === 'string') {
    return isCounted && categories.length > 1 ? [`needs the forms ${categories.join(', ')}`] : [];
  }
  if (!isCounted) return ['has several forms, but is not chosen by a number'];
  const forms = Object.keys(translation).sort().join(', ');
  const wanted = [...categories].sort().join(', ');
  return forms === wanted ? [] : [`has the forms ${forms}; it needs ${wanted}`];
}

/**
 * Lists the problems of the translations into a language, one line each.
 *
 * @param phrases the phrases that need a translation
 * @param counted those of them that depend on a number
 */
export function languageProblems(
  language: string,
  translations: Translations,
  phrases: readonly string[],
  counted: readonly string[],
): readonly string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = new Set(phrases);
  const surplus = Object.keys(translations).filter((phrase) => !wanted.has(phrase));
  return [
    ...surplus.map((phrase) => `"${phrase}" is said by no element any more: npm run phrases`),
    ...phrases.flatMap((phrase) => {
      const translation = Object.hasOwn(translations, phrase) ? translations[phrase] : undefined;
      if (translation === undefined) return [`"${phrase}" is missing`];
      const forms: readonly (readonly [string | null, string])[] =
        typeof translation === 'string' ? [[null, translation]] : Object.entries(translation);
      return [
        ...pluralProblems(translation, counted.includes(phrase), categories),
        ...forms.flatMap(([category, text]) => formProblems(phrase, text, category)),
      ].map((problem) => `"${phrase}" ${problem}`);
    }),
  ];
}
