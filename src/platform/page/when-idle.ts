/** Maximum wait for an idle period of the browser, in milliseconds. */
const IDLE_LIMIT_MS = 3000;

/** Calls `run` when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    } else setTimeout(run, IDLE_LIMIT_MS / 10);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
