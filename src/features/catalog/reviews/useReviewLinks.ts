import { useEffect } from 'react';

/** Duration of the scroll in milliseconds, and the space left above in CSS pixels (REVW-05). */
const SCROLL_MS = 300;
const OFFSET = 50;

/** Links on a product page to its reviews, or to the form. */
const LINKS = 'a[href$="#reviews"], a[href$="#review-form"]';

/** What opens the theme's tab that has the target in its panel: the link in the tab's title, or the title. */
function tabOf(target: HTMLElement): HTMLElement | null {
  const panel = target.closest('[role=tabpanel]');
  const title = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  return title?.querySelector('a') ?? title;
}

/** The server's element with this id, or its place in the view: the server's form is not in the page any more. */
const targetOf = (id: string): HTMLElement | null =>
  document.getElementById(id) ??
  document.querySelector(id === 'reviews' ? '.till-reviews' : '.till-reviews__form');

function scrollTo(target: HTMLElement): void {
  const from = window.scrollY;
  const to = from + target.getBoundingClientRect().top - OFFSET;
  const start = performance.now();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (time: number): void => {
    const part = isStill ? 1 : Math.min(1, Math.max(0, (time - start) / SCROLL_MS));
    window.scrollTo(window.scrollX, from + (to - from) * part);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented) return;
  const { pathname, hash } = new URL(link.href);
  const target = targetOf(hash.slice(1));
  if (pathname !== window.location.pathname || target === null) return;
  const tab = tabOf(target);
  // It is such a link itself.
  if (tab === link) return;
  event.preventDefault();
  if (target.getClientRects().length === 0) tab?.click();
  scrollTo(target);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Links to the reviews open their tab, scroll there and move the focus (REVW-05). */
export function useReviewLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, []);
}
