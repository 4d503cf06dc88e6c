import { useEffect, useState } from 'react';
import type { Country } from '../../../domain/address.types';
import { postcodeWarning } from '../../../domain/postcode';
import { useT } from '../../../ui/i18n';

/** Delay in ms after the last change before the postcode is validated in the checkout (POST-04). */
const PAUSE = 2000;

/**
 * The warning below the postcode, shown when the shopper pauses; an outdated warning disappears immediately (POST-03 to
 * POST-07).
 */
export function usePostcodeWarning(postcode: string, country: Country | null): string | null {
  const t = useT();
  const subject = `${country?.id ?? ''} ${postcode}`;
  const [settled, setSettled] = useState(subject);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(subject);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [subject]);
  return settled === subject ? postcodeWarning(postcode, country, t) : null;
}
