import type { Amount } from './catalog.types';

export const NO_AMOUNT: Amount = { shown: 0, base: 0 };

/** Sums are rounded to this fraction of a unit, so that the order of addition does not matter. */
const PRECISION = 10_000;

const exact = (amount: number): number => Math.round(amount * PRECISION) / PRECISION;

/** The sum of amounts. */
export const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce<Amount>(
    (sum, { shown, base }) => ({ shown: exact(sum.shown + shown), base: exact(sum.base + base) }),
    NO_AMOUNT,
  );

/** An amount multiplied by `count`. */
export const times = ({ shown, base }: Amount, count: number): Amount => ({
  shown: exact(shown * count),
  base: exact(base * count),
});

export const isSameAmount = (one: Amount, other: Amount): boolean =>
  one.shown === other.shown && one.base === other.base;
