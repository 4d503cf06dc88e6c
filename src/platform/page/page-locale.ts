/** The language of the page, BCP 47: what it prints as `window.LOCALE`, or says of its text; `en-US` where it is none. */
export function pageLocale(printed: unknown = (globalThis as { LOCALE?: unknown }).LOCALE): string {
  const text =
    typeof printed === 'string' && printed !== '' ? printed : document.documentElement.lang;
  try {
    return Intl.getCanonicalLocales(text.replace('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
