import { findArticle, unitPrice } from '../domain/catalogue/catalogue';
import type { Choice } from '../domain/catalogue/kinds/choice';
import type { BundleOption, BundleSelection } from '../data/kinds';
import { selectionPrice } from '../domain/catalogue/pricing';
import type { ShopProduct } from '../data/products';
import { isSalable } from '../domain/catalogue/stock';
import type { Database } from '../db/database';
import { amount } from '../domain/totals/money';
import { pagePrices, priceFormat } from './price-format';

function selectionConfig(
  product: ShopProduct,
  option: BundleOption,
  selection: BundleSelection,
): object {
  const part = findArticle(selection.sku)?.product;
  const cents = selectionPrice(product, selection);
  const price = { amount: amount(cents) };
  return {
    qty: selection.qty,
    customQty: selection.canChangeQty ? '1' : '0',
    optionId: String(option.id),
    prices: { oldPrice: price, basePrice: price, finalPrice: price },
    priceType: selection.price.kind === 'percent' ? '1' : '0',
    tierPrice: (product.bundle?.isFixedPrice === true ? [] : (part?.tierPrices ?? [])).map(
      (tier) => ({
        price_qty: tier.qty.toFixed(4),
        price: amount(tier.price).toFixed(6),
        website_price: amount(tier.price).toFixed(6),
      }),
    ),
    name: part?.name ?? '',
    canApplyMsrp: part?.advertised !== null,
  };
}

/** Scripts get only salable selections. */
function optionConfig(
  db: Database,
  product: ShopProduct,
  option: BundleOption,
  position: number,
): object {
  const salable = option.selections.filter(({ sku }) => {
    const part = findArticle(sku)?.product;
    return part !== undefined && isSalable(db, part);
  });
  return {
    selections: Object.fromEntries(
      salable.map((selection) => [
        String(selection.id),
        selectionConfig(product, option, selection),
      ]),
    ),
    title: option.title,
    isMulti: option.kind === 'checkbox' || option.kind === 'multi',
    position: String(position),
  };
}

/** The initial selections by option: the defaults, or those of the line that is being edited. */
function selectedOf(product: ShopProduct, choice: Choice | null): object {
  return Object.fromEntries(
    (product.bundle?.options ?? []).map(({ id, selections }) => {
      const ids = choice
        ? (choice.bundle.find(({ option }) => option === id)?.selections ?? [])
        : selections.filter(({ isDefault }) => isDefault).map((selection) => selection.id);
      return [String(id), ids.map(String)];
    }),
  );
}

/** The bundle's part of the product form's init (§3.5, BNDL-03). `choice` is that of a line being edited. */
export function bundleInit(
  db: Database,
  product: ShopProduct,
  choice: Choice | null,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const options = product.bundle?.options ?? [];
  const isFixedPrice = product.bundle?.isFixedPrice === true;
  const own = isFixedPrice ? unitPrice({ product, variant: null }) : 0;
  const config = {
    options: Object.fromEntries(
      options.map((option, index) => [
        String(option.id),
        optionConfig(db, product, option, index + 1),
      ]),
    ),
    selected: selectedOf(product, choice),
    positions: options.map(({ id }) => String(id)),
    bundleId: String(product.id),
    priceFormat: priceFormat(),
    prices: pagePrices(own, own),
    priceType: isFixedPrice ? '1' : '0',
    isFixedPrice,
    ...(choice ? { defaultValues: selectedOf(product, choice) } : {}),
  };
  return {
    '#product_addtocart_form': { priceBundle: { optionConfig: config, controlContainer: 'dd' } },
  };
}
