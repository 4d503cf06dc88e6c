/** Longest wait for a paint, in milliseconds: a page that is out of sight paints nothing. */
const PATIENCE_MS = 100;

/** Resolves once the browser has painted what has changed so far: for work that the press before it need not wait for. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => {
      clearTimeout(patience);
      setTimeout(resolve);
    });
  });

/** Resolves in a task of its own: what goes before and what comes after are two short tasks, and a press may come between. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
