/** Runs work under the same key one after the other, in the order of the calls. */
export type SerialQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a queue. Work under different keys runs in parallel; failing work does not block the next. */
export function createSerialQueue(): SerialQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const run = before.then(work, work);
    last.set(key, run);
    try {
      return await run;
    } finally {
      if (last.get(key) === run) last.delete(key);
    }
  };
}
