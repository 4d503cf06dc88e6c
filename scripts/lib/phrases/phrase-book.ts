import type { FilePhrases } from './in-source';

/**
 * The files of a language. `shop` contains the phrases that any page may need, such as those of the header's elements;
 * `catalog` (products, lists and content), `checkout` (cart and checkout) and `account` those of their pages only;
 * `common` those that several of these three share.
 */
export const PARTS = ['shop', 'common', 'checkout', 'catalog', 'account'] as const;

export type Part = (typeof PARTS)[number];

/** The files of a language's platform phrases. */
export const PLATFORM_PARTS = [...PARTS, 'rules'] as const;

export type PlatformPart = (typeof PLATFORM_PARTS)[number];

/** The folder of the validation rules that hardly any form has. */
const MORE_RULES = /^src\/domain\/validation\/more\//;

/** The phrases of all elements: the content of `src/i18n/phrases.json`. Lists are sorted. */
export interface PhraseBook extends Readonly<Record<Part, readonly string[]>> {
  /** Phrases in the platform's own dictionary, which shops translate themselves. */
  readonly platform: readonly string[];
  /** Plural phrases; their translations have a form for each plural category of the language. */
  readonly counted: readonly string[];
  /** The tags that need a part in addition to `shop`. */
  readonly tags: Readonly<Record<Exclude<Part, 'shop'>, readonly string[]>>;
}

/**
 * The phrases of the platform that the elements use, in the same parts: the content of `src/i18n/platform/phrases.json`.
 * `rules` are the messages of validation rules that are loaded with the first fault of a form.
 */
export interface PlatformBook extends Readonly<Record<PlatformPart, readonly string[]>> {
  readonly tags: PhraseBook['tags'];
}

/** An element: its file and the area of its table. */
export interface ElementFile {
  readonly tag: string;
  readonly file: string;
  readonly area: string;
}

const PART_OF_AREA: Readonly<Record<string, Part>> = {
  product: 'catalog',
  listing: 'catalog',
  content: 'catalog',
  widgets: 'catalog',
  cart: 'checkout',
  checkout: 'checkout',
  success: 'checkout',
  account: 'account',
};

const sorted = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

/** A payment method: only the payment step loads one, although wallets on every page know the providers that have them. */
const PAYMENT_METHOD = /\/payments\/.+\/method\.ts$/;

/** A file and everything that it imports, transitively. */
function reached(
  start: string,
  part: Part,
  imports: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set([start]);
  for (const file of found) {
    for (const next of imports.get(file) ?? []) {
      if (part === 'checkout' || !PAYMENT_METHOD.test(next)) found.add(next);
    }
  }
  return found;
}

/**
 * Builds the catalogue of the phrases in the source.
 *
 * @param isPlatform whether the platform's own dictionary contains a phrase
 */
export function phraseBook(
  files: readonly FilePhrases[],
  elements: readonly ElementFile[],
  isPlatform: (phrase: string) => boolean,
): PhraseBook {
  const imports = new Map(files.map(({ file, imports: next }) => [file, next]));
  const phrasesByFile = new Map(files.map(({ file, phrases }) => [file, phrases]));
  const phrasesByElement = elements.map(({ tag, file, area }) => {
    const part = PART_OF_AREA[area] ?? 'shop';
    const files = [...reached(file, part, imports)];
    return { tag, part, phrases: new Set(files.flatMap((one) => phrasesByFile.get(one) ?? [])) };
  });
  const partOf = (phrase: string): Part => {
    const parts = new Set(
      phrasesByElement.flatMap(({ part, phrases }) => (phrases.has(phrase) ? part : [])),
    );
    const [only = 'shop'] = parts;
    if (parts.has('shop')) return 'shop';
    return parts.size > 1 ? 'common' : only;
  };
  const all = sorted(files.flatMap(({ phrases }) => phrases));
  const own = all.filter((phrase) => !isPlatform(phrase));
  const of = (part: Part) => own.filter((phrase) => partOf(phrase) === part);
  const tagsOf = (texts: readonly string[]) =>
    sorted(
      phrasesByElement.flatMap(({ tag, phrases }) =>
        texts.some((one) => phrases.has(one)) ? tag : [],
      ),
    );
  const [common, checkout, catalog, account] = [
    of('common'),
    of('checkout'),
    of('catalog'),
    of('account'),
  ];
  return {
    shop: of('shop'),
    common,
    checkout,
    catalog,
    account,
    platform: all.filter(isPlatform),
    counted: sorted(files.flatMap(({ counted }) => counted)).filter((one) => !isPlatform(one)),
    tags: {
      common: tagsOf(common),
      checkout: tagsOf(checkout),
      catalog: tagsOf(catalog),
      account: tagsOf(account),
    },
  };
}

/**
 * Builds the catalogue of the platform's phrases in the source.
 *
 * @param isPlatform whether the platform's own dictionary contains a phrase
 */
export function platformBook(
  files: readonly FilePhrases[],
  elements: readonly ElementFile[],
  isPlatform: (phrase: string) => boolean,
): PlatformBook {
  const usual = new Set(
    files.flatMap(({ file, phrases }) => (MORE_RULES.test(file) ? [] : phrases)),
  );
  const isRule = (phrase: string) => isPlatform(phrase) && !usual.has(phrase);
  const { shop, common, checkout, catalog, account, tags } = phraseBook(
    files,
    elements,
    (phrase) => !isPlatform(phrase) || isRule(phrase),
  );
  const rules = sorted(files.flatMap(({ phrases }) => phrases.filter(isRule)));
  return { shop, common, checkout, catalog, account, rules, tags };
}
