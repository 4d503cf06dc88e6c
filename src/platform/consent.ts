/** Third-party services whose scripts or frames content may need. */
export type ThirdParty = 'google-maps' | 'youtube' | 'vimeo';

/** The attribute of `<html>` with the services that the shopper agreed to, separated by spaces, or `all`. */
const ATTRIBUTE = 'data-till-consent';
const CHANGED = 'till-consent-changed';

const agreed = (): readonly string[] | null =>
  document.documentElement.getAttribute(ATTRIBUTE)?.trim().split(/\s+/) ?? null;

/**
 * Whether this service may be loaded. Without the attribute every service may; with it (`<html data-till-consent="">`)
 * only those that it lists.
 */
export function hasConsent(service: ThirdParty): boolean {
  const services = agreed();
  return services === null || services.includes(service) || services.includes('all');
}

/** Calls `listener` when the shopper's consent changes; returns a function that removes the listener. */
export function onConsentChanged(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => {
    document.removeEventListener(CHANGED, listener);
  };
}

/** Adds the shopper's consent to this service, for this page. */
export function giveConsent(service: ThirdParty): void {
  const services = agreed() ?? [];
  document.documentElement.setAttribute(ATTRIBUTE, [...services, service].join(' ').trim());
  document.dispatchEvent(new Event(CHANGED, { bubbles: true }));
}
