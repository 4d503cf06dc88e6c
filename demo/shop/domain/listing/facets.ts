import { products } from '../../data/products';
import type { ShopProduct } from '../../data/products';
import { attributes } from '../../data/attributes';
import { priceRange } from '../catalogue/pricing';
import { inCents } from '../totals/currencies';
import { amount, price } from '../totals/money';

/** A value of a facet as in URLs, with its label and, for a colour, its swatch. */
export interface FacetValue {
  readonly id: string;
  readonly label: string;
  readonly swatch?: string;
}

/** A filter of a product list. */
export interface Facet {
  readonly code: string;
  /** Its label for these products. */
  readonly label: (list: readonly ShopProduct[]) => string;
  readonly valuesOf: (product: ShopProduct) => readonly FacetValue[];
  /** Whether a product has a value of a URL; by default, if it is one of `valuesOf`. */
  readonly has?: (product: ShopProduct, value: FacetValue) => boolean;
  /** The value in a URL, null for an invalid one. */
  readonly find: (id: string) => FacetValue | null;
  /** The order of its values; by label by default. */
  readonly compare?: (one: FacetValue, other: FacetValue) => number;
}

/** The maker of a product, without the words around the name; '' for the shop's own goods. */
export function makerOf({ author, genre }: ShopProduct): string {
  if (genre === undefined) return '';
  return author.replace(/^dir\. /, '').replace(/, read by .*$/, '');
}

function editionsOf(product: ShopProduct): readonly string[] {
  if (product.edition !== undefined) return [product.edition];
  return product.attributes
    .filter(({ id }) => id === attributes.binding.id)
    .flatMap(({ values }) => values.map(({ label }) => label));
}

const present = (label: string | undefined): readonly string[] =>
  label === undefined || label === '' ? [] : [label];

/** A facet with text values; their ids are numbered from `base`, like the platform's option ids. */
function wordFacet(
  code: string,
  base: number,
  label: Facet['label'],
  words: (product: ShopProduct) => readonly string[],
): Facet {
  const labels = [...new Set(products.flatMap(words))].sort((one, two) => one.localeCompare(two));
  const values = labels.map((text, index) => ({ id: String(base + index), label: text }));
  return {
    code,
    label,
    valuesOf: (product) => {
      const own = words(product);
      return values.filter((value) => own.includes(value.label));
    },
    find: (id) => values.find((value) => value.id === id) ?? null,
  };
}

const colours: readonly FacetValue[] = [
  ...attributes['goods-colour'].values,
  ...attributes['vinyl-colour'].values,
].map(({ id, label, swatch }) => ({ id: String(id), label, swatch: swatch.value }));

const colour: Facet = {
  code: 'color',
  label: () => 'Colour',
  valuesOf: ({ variants }) =>
    colours.filter(({ id }) =>
      variants.some(({ choice }) => choice[attributes['goods-colour'].id] === Number(id)),
    ),
  find: (id) => colours.find((value) => value.id === id) ?? null,
};

const PRICE_STEP = 1000;

const lowestPrice = (product: ShopProduct): number => priceRange(product)[0];

/** Prices from one on, below another, in cents. */
interface PriceBand {
  readonly from: number;
  readonly to: number;
}

const bandLabel = ({ from, to }: PriceBand): string =>
  to === Infinity ? `${price(from)} and above` : `${price(from)} - ${price(to - 1)}`;

/** The band in a URL: `10-20`, `10-` or `-20`. */
function bandOf(id: string): PriceBand | null {
  const [, from = '', to = ''] = /^(\d*\.?\d*)-(\d*\.?\d*)$/.exec(id) ?? [];
  if (from === '' && to === '') return null;
  return { from: inCents(Number(from)), to: to === '' ? Infinity : inCents(Number(to)) };
}

function bandAround(cents: number): FacetValue {
  const from = Math.floor(cents / PRICE_STEP) * PRICE_STEP;
  const band = { from, to: from + PRICE_STEP };
  return { id: `${String(amount(band.from))}-${String(amount(band.to))}`, label: bandLabel(band) };
}

const priceFacet: Facet = {
  code: 'price',
  label: () => 'Price',
  valuesOf: (product) => [bandAround(lowestPrice(product))],
  find: (id) => {
    const band = bandOf(id);
    return band === null ? null : { id, label: bandLabel(band) };
  },
  has: (product, { id }) => {
    const band = bandOf(id);
    const cents = lowestPrice(product);
    return band !== null && cents >= band.from && cents < band.to;
  },
  compare: (one, other) => Number.parseInt(one.id, 10) - Number.parseInt(other.id, 10),
};

function makerLabel(list: readonly ShopProduct[]): string {
  const media = new Set(list.filter(makerOf).map(({ format }) => format));
  if (media.size !== 1) return media.has('record') || media.has('film') ? 'Maker' : 'Author';
  if (media.has('record')) return 'Artist';
  return media.has('film') ? 'Director' : 'Author';
}

/** The filters of a listing, in the order of its sidebar. */
export const facets: readonly Facet[] = [
  wordFacet(
    'genre',
    301,
    () => 'Genre',
    ({ genre }) => present(genre),
  ),
  wordFacet('format', 401, () => 'Format', editionsOf),
  priceFacet,
  colour,
  wordFacet('author', 501, makerLabel, (product) => present(makerOf(product))),
];

/** The price for sorting in cents: that of the cheapest choice. */
export const sortingPrice = lowestPrice;
