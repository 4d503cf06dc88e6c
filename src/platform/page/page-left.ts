/** Resolves when this page is left. */
export const pageLeft = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener(
      'pagehide',
      () => {
        resolve();
      },
      { once: true },
    );
  });
