import { useLayoutEffect } from 'react';
import type { CountedField } from './counted-field';

/** Describes the field by the number below it, which replaces the one of the platform's own counter. */
export function useDescribed(counted: CountedField | null, id: string): void {
  useLayoutEffect(() => {
    if (counted === null) return undefined;
    const { field } = counted;
    const described = field.getAttribute('aria-describedby');
    const around = field.closest('till-counter')?.parentElement;
    const own = around?.querySelector<HTMLElement>('.character-counter') ?? null;
    field.setAttribute('aria-describedby', `${described ?? ''} ${id}`.trim());
    if (own !== null) own.hidden = true;
    return () => {
      if (described === null) field.removeAttribute('aria-describedby');
      else field.setAttribute('aria-describedby', described);
      if (own !== null) own.hidden = false;
    };
  }, [counted, id]);
}
