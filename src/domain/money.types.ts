/** How the shop writes an amount; printed by the server (`config-shapes.md` §3.3). `pattern` holds `%s`. */
export interface PriceFormat {
  readonly pattern: string;
  readonly precision: number;
  readonly requiredPrecision: number;
  readonly decimalSymbol: string;
  readonly groupSymbol: string;
  readonly groupLength: number;
  readonly integerRequired: boolean;
}
