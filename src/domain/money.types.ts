/**
 * The shop's price format, from the page (`config-shapes.md` §3.3). `pattern` contains `%s`, and `{sign}` where the
 * sign is not first.
 */
export interface PriceFormat {
  readonly pattern: string;
  readonly precision: number;
  readonly requiredPrecision: number;
  readonly decimalSymbol: string;
  readonly groupSymbol: string;
  readonly groupLength: number;
  /** Digits of every group but the last, where they differ: ₹12,34,567.89. */
  readonly nextGroupLength?: number;
  readonly integerRequired: boolean;
}
