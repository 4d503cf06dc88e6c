import { useLayoutEffect } from 'react';

/** Marks a server-rendered field as invalid and describes it by the note with this id; null marks none (NEWS-04). */
export function useFieldError(field: HTMLInputElement | null, noteId: string): void {
  useLayoutEffect(() => {
    if (field === null) return undefined;
    const described = field.getAttribute('aria-describedby');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${described ?? ''} ${noteId}`.trim());
    return () => {
      field.removeAttribute('aria-invalid');
      if (described === null) field.removeAttribute('aria-describedby');
      else field.setAttribute('aria-describedby', described);
    };
  }, [field, noteId]);
}
