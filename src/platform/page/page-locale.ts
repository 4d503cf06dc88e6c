/** The language of the page, BCP 47: `window.LOCALE` or the `lang` attribute; `en-US` where that is invalid. */
export function pageLocale(locale: unknown = (globalThis as { LOCALE?: unknown }).LOCALE): string {
  const text = typeof locale === 'string' && locale !== '' ? locale : document.documentElement.lang;
  try {
    return Intl.getCanonicalLocales(text.replace('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
