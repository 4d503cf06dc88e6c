/** The customer's store credit, as the page contains it. */
export interface CustomerBalance {
  /** What can be used, in the shop's currency. */
  readonly amount: number;
  /** The cart uses it already. */
  readonly isApplied: boolean;
}
