/** Lets work on the same thing run one after the other, in the order it was asked for. */
export type SerialQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A new set of turns; work under different keys runs side by side. Failing work does not hold up the next. */
export function createSerialQueue(): SerialQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
