/** How long the shopper waits for a service, or for code that is loaded for an address, in milliseconds. */
export const LIMIT_MS = 8000;

/** The outcome of `work`; `late` when it rejects, or has not settled within the limit. */
export const inTime = <T, const Late>(work: Promise<T>, late: Late): Promise<T | Late> =>
  new Promise((resolve) => {
    const giveUp = (): void => {
      resolve(late);
    };
    const timer = setTimeout(giveUp, LIMIT_MS);
    void work.then(resolve, giveUp).then(() => {
      clearTimeout(timer);
    });
  });
