import { useEffect, useState } from 'react';
import { charactersLeft } from '../../../domain/characters';
import type { CountedField } from './counted-field';

/** How many characters a field may still take; null while it is empty, as the platform's counter is then. */
export function useCharactersLeft(counted: CountedField | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (counted === null) return undefined;
    const { field, maximum } = counted;
    const count = (): void => {
      setLeft(field.value === '' ? null : charactersLeft(field.value, maximum));
    };
    // A reset, and a page that the browser restores, change the field only afterwards.
    const countSoon = (): void => {
      setTimeout(count);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', count, { signal });
    field.addEventListener('change', count, { signal });
    field.form?.addEventListener('reset', countSoon, { signal });
    window.addEventListener('pageshow', countSoon, { signal });
    count();
    return () => {
      listening.abort();
    };
  }, [counted]);
  return left;
}
