/** The amounts that can be paid in four parts, in units of the currency: those that PayPal names for the USA. */
const LEAST = 30;
const MOST = 1500;

/** Whether an amount can be paid in four parts. */
export const canSplit = (amount: number): boolean => amount >= LEAST && amount <= MOST;

/** An amount in a locale such as `de_DE`. */
export const money = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency }).format(amount);
