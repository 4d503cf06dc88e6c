/**
 * Sends a form while the page is being left, when a request would be cancelled. Nothing is learnt of the response; the
 * next page loads the data that every post makes stale (SECT-31).
 */
export function sendOnLeave(url: string, fields: Readonly<Record<string, string>>): void {
  navigator.sendBeacon(url, new URLSearchParams(fields));
}
