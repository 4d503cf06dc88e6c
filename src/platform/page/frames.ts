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

/** Events that may build on what still waits for a paint. */
const NEXT = ['click', 'keydown', 'submit', 'pagehide'] as const;
let waiting: (() => void)[] = [];

/** One that throws is reported as an uncaught error and does not keep the others from running. */
const doWaiting = (): void => {
  const works = waiting;
  waiting = [];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      reportError(error);
    }
  }
};

/** Letters that are typed one after the other build on nothing. */
const onNext = (event: Event): void => {
  if (!(event instanceof KeyboardEvent) || event.key.length > 1) doWaiting();
};

/**
 * Does what a press asks for once the browser has painted what it shows of it; sooner when something else is pressed or
 * sent, or the page is left. What a script presses is done at once: its next line may build on it.
 */
export function deferAfterPaint({ isTrusted }: Event, work: () => void): void {
  waiting.push(work);
  if (!isTrusted) {
    doWaiting();
    return;
  }
  for (const type of NEXT) window.addEventListener(type, onNext, true);
  void afterPaint().then(doWaiting);
}
