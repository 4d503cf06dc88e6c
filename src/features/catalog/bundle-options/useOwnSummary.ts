import { useLayoutEffect } from 'react';

/** The platform's list of what was chosen, and the price beside it: both are filled in by its own scripts. */
const PARTS = '.bundle-summary:has([data-container=product-summary]), .price-configured_price';

const AWAY = 'till-bundle-folded';

/**
 * Keeps a form from having two summaries: that of the platform stands where its scripts run, else ours does, and the
 * platform's empty one is hidden.
 *
 * @returns whether ours is to be drawn
 */
export function useOwnSummary(form: HTMLFormElement | null): boolean {
  const hasServers = form?.querySelector('[data-container=product-summary]') != null;
  const isOurs = !hasServers || !('require' in window);
  useLayoutEffect(() => {
    if (form === null || !hasServers || !isOurs) return undefined;
    const parts = [...form.querySelectorAll(PARTS)];
    for (const part of parts) part.classList.add(AWAY);
    return () => {
      for (const part of parts) part.classList.remove(AWAY);
    };
  }, [form, hasServers, isOurs]);
  return isOurs;
}
