import { useEffect } from 'react';
import { warnOnce } from '../../../platform/console';

/**
 * Tells the shop's developer, once per page and element, that the page does not print what the element needs.
 *
 * @param what what is missing and where it was looked for; null while nothing is
 */
export function useMissing(tag: string, what: string | null): void {
  useEffect(() => {
    if (what === null) return;
    warnOnce(`missing:${tag}`, `<${tag}>: the page prints ${what}. What the server drew stays.`);
  }, [tag, what]);
}
