import { useEffect } from 'react';

/** Duration of the scroll in milliseconds, and the space left above in CSS pixels (REVW-05). */
const SCROLL_MS = 300;
const OFFSET = 50;

/** Links on a product page to its reviews, or to the form. */
const LINKS = 'a[href$="#reviews"], a[href$="#review-form"]';

/** The title of the theme's tab that has the target in its panel; a click opens the tab. */
function tabOf(target: HTMLElement): HTMLElement | null {
  const panel = target.closest('[role=tabpanel]');
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
}

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
  const target = document.getElementById(hash.slice(1));
  if (pathname !== window.location.pathname || target === null) return;
  const tab = tabOf(target);
  // The title is such a link itself.
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
