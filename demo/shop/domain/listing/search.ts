import { products } from '../../data/products';
import type { ShopProduct } from '../../data/products';
import { makerOf } from './facets';

/** A known search term with its number of results. */
export interface Term {
  readonly title: string;
  readonly count: number;
}

/** Products without a category are not found. */
const listed = products.filter(({ categories }) => categories.length > 0);

/** Maximum number of suggestions (`config-shapes.md` §3.6). */
const SUGGESTIONS = 8;
const WORD = /[^\p{L}\p{N}]+/u;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(WORD).filter(Boolean);

function weightOf(product: ShopProduct, words: readonly string[]): number {
  const title = product.name.toLowerCase();
  const rest = [product.author, product.genre, product.edition, product.format]
    .join(' ')
    .toLowerCase();
  const weights = words.map((word) => {
    if (wordsOf(title).includes(word)) return 3;
    if (title.includes(word)) return 2;
    return rest.includes(word) ? 1 : 0;
  });
  return weights.includes(0) ? 0 : weights.reduce<number>((sum, weight) => sum + weight, 0);
}

/** Products with every word of the query in their title, maker, genre or format; best first. */
export function searchProducts(query: string): readonly ShopProduct[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return listed
    .map((product) => ({ product, weight: weightOf(product, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ product }) => product);
}

const present = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : [text.toLowerCase()];

/** The known search terms: titles, makers and genres. */
const terms: readonly string[] = [
  ...new Set(
    listed.flatMap((product) => [
      ...present(product.name.split(/[:(]/)[0]?.trim()),
      ...present(makerOf(product)),
      ...present(product.genre),
    ]),
  ),
].sort((one, other) => one.localeCompare(other));

const counted = (title: string): Term => ({ title, count: searchProducts(title).length });

/** Known terms with a word that starts with the query; those that start with it themselves come first. */
export function completions(typed: string): readonly Term[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const matches = terms.filter((term) => ` ${term}`.includes(` ${text}`));
  const isFirst = (term: string): number => (term.startsWith(text) ? 0 : 1);
  return matches
    .sort((one, other) => isFirst(one) - isFirst(other))
    .slice(0, SUGGESTIONS)
    .map(counted);
}

/** The edit distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, wanted] of Array.from(other).entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const vocabulary: readonly string[] = [...new Set(terms.flatMap(wordsOf))].filter(
  (word) => word.length > 3,
);

/** Words in the catalogue with a similar spelling to those of a query, nearest first. */
export function spellings(query: string): readonly Term[] {
  const near = wordsOf(query).flatMap((word) =>
    vocabulary
      .map((known) => ({ known, far: distance(word, known) }))
      .filter(({ known, far }) => far > 0 && far <= Math.max(1, Math.floor(known.length / 3))),
  );
  const words = near.sort((one, other) => one.far - other.far).map(({ known }) => known);
  return [...new Set(words)].slice(0, 5).map(counted);
}
