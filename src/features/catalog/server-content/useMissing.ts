import { useEffect } from 'react';
import { report } from '../../../platform/console';

/**
 * Warns developers in the console, once per page and message, that the page lacks configuration that the element needs.
 *
 * @param what what is missing and where it was expected; null while nothing is missing
 */
export function useMissing(tag: string, what: string | null): void {
  useEffect(() => {
    if (what === null) return;
    report(31, `<${tag}>: the page has ${what}.`);
  }, [tag, what]);
}
