/** A source of random choices, repeatable by its seed. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** One of a list. */
  pick<T>(list: readonly T[]): T;
}

/** Random choices from a seed (a whole number): the same seed gives the same choices (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new RangeError('nothing to choose from');
      return found;
    },
  };
}
