/** Longest wait for a paint, in milliseconds: a hidden page is not painted. */
const TIMEOUT_MS = 100;

/** Resolves once the browser has painted all changes so far: for work that must not delay the response to a press. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timeout = setTimeout(resolve, TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timeout);
      setTimeout(resolve);
    });
  });

/**
 * Resolves in a task of its own: splits the work before and after it into two short tasks, between which a press can be
 * handled.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Events that may depend on deferred work, which is then done first. */
const NEXT = ['click', 'keydown', 'submit', 'pagehide'] as const;
let waiting: (() => void)[] = [];

/** A callback that throws is reported as an uncaught error and does not prevent the others. */
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

/** Typed characters do not depend on deferred work. */
const onNext = (event: Event): void => {
  if (!(event instanceof KeyboardEvent) || event.key.length > 1) doWaiting();
};

/**
 * Runs the work of a press once the browser has painted its visible effect; sooner when something else is pressed or
 * submitted, or the page is left. For a press by a script it runs synchronously: the script's next line may depend on
 * it.
 */
export function deferAfterPaint({ isTrusted }: Event, work: () => void): void {
  const isFirst = waiting.push(work) === 1;
  if (!isTrusted) {
    doWaiting();
    return;
  }
  if (!isFirst) return;
  for (const type of NEXT) window.addEventListener(type, onNext, true);
  void afterPaint().then(doWaiting);
}
