import { NO_AMOUNT, sumOf, times } from './amounts';
import type { Amount, ProductPrices } from './catalog.types';
import { typedNumber, valuesOf, type FormFields } from './form-fields';

/** What a selection costs from `qty` pieces on. */
interface SelectionTier {
  readonly qty: number;
  readonly price: Amount;
}

/** Something that can be chosen for a part of a bundle (BNDL-03). */
export interface BundleSelection {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
  readonly qty: number;
  /** Whether the shopper says how many. */
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
  /** Nothing can be bought without an answer. */
  readonly isRequired: boolean;
  readonly selections: readonly BundleSelection[];
}

/** A bundle as its page prints it (BNDL-03). */
export interface Bundle {
  readonly isFixedPrice: boolean;
  /** What the bundle costs before anything is chosen; nothing where its parts make its price. */
  readonly final: Amount;
  readonly regular: Amount;
  /** In the shop's order. */
  readonly options: readonly BundleOption[];
}

/** A selection that is in the bundle now. `price` is that of one piece. */
export interface BundlePart {
  readonly option: BundleOption;
  readonly selection: BundleSelection;
  readonly qty: number;
  readonly price: Amount;
}

/** The best price for so many pieces. */
const priceFor = ({ final, tiers }: BundleSelection, qty: number): Amount =>
  tiers
    .filter((tier) => tier.qty <= qty)
    .reduce((best, { price }) => (price.shown < best.shown ? price : best), final);

function qtyOf(option: BundleOption, selection: BundleSelection, fields: FormFields): number {
  if (option.isMulti || !selection.hasOwnQty) return selection.qty;
  const [written] = valuesOf(fields, `bundle_option_qty[${option.id}]`);
  return written === undefined ? selection.qty : (typedNumber(written) ?? 0);
}

/** What the form puts into the bundle, in the shop's order. A quantity that is none is not applied (BNDL-06). */
export const bundleParts = (bundle: Bundle, fields: FormFields): readonly BundlePart[] =>
  bundle.options.flatMap((option) => {
    const chosen = valuesOf(fields, `bundle_option[${option.id}]`);
    return option.selections.flatMap((selection) => {
      const qty = qtyOf(option, selection, fields);
      if (!chosen.includes(selection.id) || qty <= 0) return [];
      return [{ option, selection, qty, price: priceFor(selection, qty) }];
    });
  });

/** Whether every part that is required has been answered. */
export const isBundleComplete = ({ options }: Bundle, parts: readonly BundlePart[]): boolean =>
  options.every((one) => !one.isRequired || parts.some(({ option }) => option === one));

/** What one bundle of these parts costs: its own price, and that of each part as often as it is in it. */
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
