import { useLayoutEffect } from 'react';

/** The platform's summary list and the price beside it; both are filled in by its own scripts. */
const PARTS = '.bundle-summary:has([data-container=product-summary]), .price-configured_price';

const AWAY = 'till-bundle-folded';

/** Until the old front end has loaded, the loader's settings are stored under the loader's name. */
const hasOldScripts = (): boolean =>
  typeof (window as { readonly require?: unknown }).require === 'function';

/**
 * Prevents a second summary in a form: the platform's own is used where its scripts run; otherwise ours is rendered and
 * the platform's empty one is hidden.
 *
 * @returns whether to render ours
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
