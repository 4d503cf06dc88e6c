/**
 * Each text of an element gets the direction of its own first letter: the shop's texts may be in English on an Arabic page,
 * and "This is required." would be shown as ".This is required". Its alignment stays that of the page. Marks in a word keep
 * its direction, because isolation would disconnect Arabic letters. The selector has no specificity, so every other rule
 * wins.
 */
const CSS = `:where([dir='rtl' i] .till-root :not(mark)) {
  unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent;
}`;

/** Isolates texts of another direction in all elements of a page that is written from right to left. */
export function isolateTexts(): void {
  // Without constructable style sheets, texts are shown in the direction of the page.
  if (document.dir !== 'rtl' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Isolates the values in a translation (U+2068, U+2069) where the page is written from right to left and a value has
 * letters: an English product name at its start would turn the whole sentence around. Plain numbers need no isolation.
 *
 * @param words with placeholders `%1` or `%name`, not yet filled
 */
export const isolateValues = (words: string, values: readonly (string | number)[]): string =>
  document.dir === 'rtl' && values.some((value) => /\p{L}/u.test(String(value)))
    ? words.replaceAll(/%(?:\d+|\w+)/g, '\u2068$&\u2069')
    : words;
