const CODES =
  'AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IN IS IT JP KR LI LT LU LV MT MX MY NL NO NZ PL PT RO RS SE SG SI SK TH TR TW UA US ZA'.split(
    ' ',
  );

/** Countries in the language of the page, sorted by name. */
export function countries(locale: string): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return CODES.map((code) => [code, names.of(code) ?? code] as const).sort(([, a], [, b]) =>
    a.localeCompare(b, locale),
  );
}
