import { shareOf } from '../totals/money';
import { findArticle, unitPrice, type Article } from './catalogue';
import type { BundleOption, BundleSelection, OptionPrice } from '../../data/kinds';
import type { Choice } from './kinds/choice';
import type { ShopProduct } from '../../data/products';

/** A selection of a bundle: its product, its quantity in one bundle, and its price there in cents. */
export interface BundlePart {
  readonly option: BundleOption;
  readonly selection: BundleSelection;
  readonly product: ShopProduct;
  readonly qty: number;
  readonly price: number;
}

/** The price of an option in cents, for a product of this price. */
export function addedPrice({ kind, amount }: OptionPrice, base: number): number {
  return kind === 'fixed' ? amount : shareOf(base, amount);
}

/** Price of one of `qty` pieces, in cents, before options: the lowest of its own, special and tier prices. */
function piecePrice(article: Article, qty: number): number {
  const tiers = article.product.tierPrices.filter((tier) => tier.qty <= qty);
  return Math.min(unitPrice(article), ...tiers.map(({ price }) => price));
}

/** The price of a selection inside its bundle, in cents. */
export function selectionPrice(bundle: ShopProduct, selection: BundleSelection): number {
  const part = findArticle(selection.sku);
  if (!part) throw new Error(`Bundle ${bundle.sku} lost ${selection.sku}.`);
  const base = unitPrice({ product: bundle, variant: null });
  return bundle.bundle?.isFixedPrice === true ? addedPrice(selection.price, base) : unitPrice(part);
}

/** The price of one of `qty` pieces of a selection: in a dynamically priced bundle tier prices apply. */
function partPrice(bundle: ShopProduct, selection: BundleSelection, qty: number): number {
  const part = findArticle(selection.sku);
  return bundle.bundle?.isFixedPrice === true || !part
    ? selectionPrice(bundle, selection)
    : piecePrice(part, qty);
}

/** The selections of a bundle for a choice, in the order of the bundle's options. */
export function bundleParts(product: ShopProduct, choice: Choice): readonly BundlePart[] {
  return (product.bundle?.options ?? []).flatMap((option) => {
    const chosen = choice.bundle.find((entry) => entry.option === option.id);
    return option.selections
      .filter(({ id }) => chosen?.selections.includes(id))
      .flatMap((selection) => {
        const part = findArticle(selection.sku)?.product;
        if (!part) return [];
        const qty = selection.canChangeQty ? (chosen?.qty ?? selection.qty) : selection.qty;
        return [
          { option, selection, product: part, qty, price: partPrice(product, selection, qty) },
        ];
      });
  });
}

function bundlePrice(product: ShopProduct, choice: Choice): number {
  const own = product.bundle?.isFixedPrice === true ? unitPrice({ product, variant: null }) : 0;
  return bundleParts(product, choice).reduce((sum, part) => sum + part.price * part.qty, own);
}

function optionsPrice(product: ShopProduct, choice: Choice, base: number): number {
  return choice.options.reduce((sum, { id, value }) => {
    const option = product.customOptions.find((candidate) => candidate.id === id);
    if (!option) return sum;
    if (option.values.length === 0) return sum + addedPrice(option.price, base);
    const ids = value.split(',').map(Number);
    return option.values
      .filter((entry) => ids.includes(entry.id))
      .reduce((all, entry) => all + addedPrice(entry.price, base), sum);
  }, 0);
}

/** Price of one of `qty` pieces with all options, in cents. */
export function chosenPrice(article: Article, choice: Choice, qty: number): number {
  const { product } = article;
  if (choice.giftCard) return choice.giftCard.amount;
  if (product.bundle) return bundlePrice(product, choice);
  const base = piecePrice(article, qty);
  const links = product.links
    .filter(({ id }) => choice.links.includes(id))
    .reduce((sum, link) => sum + link.price, 0);
  return base + links + optionsPrice(product, choice, base);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const lowest = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.min(...values);
const highest = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values);

function bundleRange(product: ShopProduct): readonly [number, number] {
  const base = product.bundle?.isFixedPrice === true ? unitPrice({ product, variant: null }) : 0;
  const options = product.bundle?.options ?? [];
  const prices = (option: BundleOption): readonly number[] =>
    option.selections.map((selection) => selectionPrice(product, selection) * selection.qty);
  return [
    base + sum(options.filter(({ isRequired }) => isRequired).map((one) => lowest(prices(one)))),
    base +
      sum(
        options.map((option) =>
          option.kind === 'checkbox' || option.kind === 'multi'
            ? sum(prices(option))
            : highest(prices(option)),
        ),
      ),
  ];
}

/** The lowest and the highest price of a product in cents, over all choices. */
export function priceRange(product: ShopProduct): readonly [number, number] {
  if (product.bundle) return bundleRange(product);
  if (product.giftCard) {
    const { amounts, openAmount } = product.giftCard;
    const all = [...amounts, ...(openAmount ? [openAmount.min, openAmount.max] : [])];
    return [lowest(all), highest(all)];
  }
  if (product.members.length > 0) {
    const prices = product.members.flatMap(({ sku }) => {
      const member = findArticle(sku);
      return member ? [unitPrice(member)] : [];
    });
    return [lowest(prices), highest(prices)];
  }
  const prices = product.variants.map(({ price }) => price);
  if (prices.length > 0) return [lowest(prices), highest(prices)];
  const own = unitPrice({ product, variant: null });
  return [own, own];
}
