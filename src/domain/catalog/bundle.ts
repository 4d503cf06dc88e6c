import { NO_AMOUNT, sumOf, times } from './amounts';
import type { Amount, ProductPrices } from './catalog.types';
import { typedNumber, valuesOf, type FormFields } from './form-fields';

/** The unit price of a selection from a quantity of `qty` on. */
interface SelectionTier {
  readonly qty: number;
  readonly price: Amount;
}

/** A choice for a part of a bundle (BNDL-03). */
export interface BundleSelection {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
  readonly qty: number;
  /** Whether the shopper chooses the quantity. */
  readonly hasOwnQty: boolean;
  readonly final: Amount;
  readonly regular: Amount;
  readonly tiers: readonly SelectionTier[];
}

/** A part of a bundle; the form's fields are `bundle_option[<id>]` and `bundle_option_qty[<id>]`. */
export interface BundleOption {
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  readonly isMulti: boolean;
  /** The bundle cannot be bought without a choice for it. */
  readonly isRequired: boolean;
  readonly selections: readonly BundleSelection[];
}

/** A bundle in the page's configuration (BNDL-03). */
export interface Bundle {
  readonly isFixedPrice: boolean;
  /** The bundle's own price; 0 where its parts determine the price. */
  readonly final: Amount;
  readonly regular: Amount;
  /** In the shop's order. */
  readonly options: readonly BundleOption[];
}

/** A selection that is currently in the bundle. `price` is its unit price. */
export interface BundlePart {
  readonly option: BundleOption;
  readonly selection: BundleSelection;
  readonly qty: number;
  readonly price: Amount;
}

/** The best unit price for a quantity. */
const priceFor = ({ final, tiers }: BundleSelection, qty: number): Amount =>
  tiers
    .filter((tier) => tier.qty <= qty)
    .reduce((best, { price }) => (price.shown < best.shown ? price : best), final);

function qtyOf(option: BundleOption, selection: BundleSelection, fields: FormFields): number {
  if (option.isMulti || !selection.hasOwnQty) return selection.qty;
  const [written] = valuesOf(fields, `bundle_option_qty[${option.id}]`);
  return written === undefined ? selection.qty : (typedNumber(written) ?? 0);
}

/** The parts chosen in the form, in the shop's order. An invalid quantity is not applied (BNDL-06). */
export const bundleParts = (bundle: Bundle, fields: FormFields): readonly BundlePart[] =>
  bundle.options.flatMap((option) => {
    const chosen = valuesOf(fields, `bundle_option[${option.id}]`);
    return option.selections.flatMap((selection) => {
      const qty = qtyOf(option, selection, fields);
      if (!chosen.includes(selection.id) || qty <= 0) return [];
      return [{ option, selection, qty, price: priceFor(selection, qty) }];
    });
  });

/** Whether every required part has been chosen. */
export const isBundleComplete = ({ options }: Bundle, parts: readonly BundlePart[]): boolean =>
  options.every((one) => !one.isRequired || parts.some(({ option }) => option === one));

/** The price of one bundle with these parts: its own price plus that of each part times its quantity. */
export function bundlePrices(bundle: Bundle, parts: readonly BundlePart[]): ProductPrices {
  const final = parts.map(({ price, qty }) => times(price, qty));
  const regular = parts.map(({ selection, qty }) => times(selection.regular, qty));
  return {
    final: sumOf([bundle.final, ...final]),
    regular: sumOf([bundle.regular, ...regular]),
    highest: null,
    tiers: [],
    advertised: null,
    fees: [],
  };
}

export const NO_PRICES: Pick<Bundle, 'final' | 'regular'> = {
  final: NO_AMOUNT,
  regular: NO_AMOUNT,
};
