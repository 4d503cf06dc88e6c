import { MARGIN } from './margin';

/** Longest wait for an idle moment, in milliseconds: a busy page has none. */
const LIMIT_MS = 1000;

/** Elements that wait, in the order of the page. */
const waiting = new Map<Element, () => void>();
let isScheduled = false;

/** Not before it is used: a server that imports the elements has no such observer. */
let observer: IntersectionObserver | undefined;

const createObserver = (): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
    },
    { rootMargin: MARGIN },
  );

function release(element: Element): void {
  observer?.unobserve(element);
  waiting.get(element)?.();
  waiting.delete(element);
}

/** One element for each idle moment, so that its rendering is not in the way of what the shopper does. */
function releaseNext(): void {
  isScheduled = false;
  const [first] = waiting.keys();
  if (first !== undefined) release(first);
  schedule();
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  if ('requestIdleCallback' in window) requestIdleCallback(releaseNext, { timeout: LIMIT_MS });
  else setTimeout(releaseNext);
}

/** Resolves when the shopper comes near the element, or the browser is idle. */
export const untilNearOrIdle = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    waiting.set(element, resolve);
    (observer ??= createObserver()).observe(element);
    schedule();
  });
