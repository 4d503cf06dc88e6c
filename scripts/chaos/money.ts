/** An amount in cents as the shop formats it: `$1,234.50`. */
export const fromCents = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
