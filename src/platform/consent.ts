/** Scripts and frames of other companies that content can need. */
export type ThirdParty = 'google-maps' | 'youtube' | 'vimeo';

/** On `<html>`: the services that the shopper agreed to, separated by spaces, or `all`. */
const ATTRIBUTE = 'data-till-consent';
const CHANGED = 'till-consent-changed';

const agreed = (): readonly string[] | null =>
  document.documentElement.getAttribute(ATTRIBUTE)?.trim().split(/\s+/) ?? null;

/**
 * Whether something of this service may be loaded. Everything may where the page does not ask shoppers; where it does
 * (`<html data-till-consent="">`), only what the attribute names.
 */
export function hasConsent(service: ThirdParty): boolean {
  const services = agreed();
  return services === null || services.includes(service) || services.includes('all');
}

/** Calls `listener` when the shopper agreed to something, or withdrew it; returns a function that stops that. */
export function onConsentChanged(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => {
    document.removeEventListener(CHANGED, listener);
  };
}

/** Notes that the shopper agreed to this service, for this page. */
export function giveConsent(service: ThirdParty): void {
  const services = agreed() ?? [];
  document.documentElement.setAttribute(ATTRIBUTE, [...services, service].join(' ').trim());
  document.dispatchEvent(new Event(CHANGED, { bubbles: true }));
}
