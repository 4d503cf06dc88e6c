import { useLayoutEffect } from 'react';

/** The platform's list of what was chosen, and the price beside it: both are filled in by its own scripts. */
const PARTS = '.bundle-summary:has([data-container=product-summary]), .price-configured_price';

const AWAY = 'till-bundle-folded';

/** Before the old front end is there, its loader's settings have the loader's name. */
const hasOldScripts = (): boolean =>
  typeof (window as { readonly require?: unknown }).require === 'function';

/**
 * Keeps a form from having two summaries: that of the platform stands where its scripts run, else ours does, and the
 * platform's empty one is hidden.
 *
 * @returns whether ours is to be drawn
 */
export function useOwnSummary(form: HTMLFormElement | null): boolean {
  const hasServers = form?.querySelector('[data-container=product-summary]') != null;
  const isOurs = !hasServers || !hasOldScripts();
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
