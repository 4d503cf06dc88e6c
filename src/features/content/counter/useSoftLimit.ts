import { useEffect, useLayoutEffect } from 'react';
import { usePhrasesVersion, useT } from '../../../ui/i18n';
import type { CountedField } from './counted-field';

/**
 * Lets the shopper write and paste beyond the limit and cut the text afterwards, instead of losing the end of it. A form
 * with a text that is too long is not sent: the focus moves to the field.
 */
export function useSoftLimit(counted: CountedField | null, isTooLong: boolean): void {
  const t = useT();
  const version = usePhrasesVersion();
  useLayoutEffect(() => {
    if (counted === null) return undefined;
    const { field } = counted;
    const limit = field.getAttribute('maxlength');
    field.removeAttribute('maxlength');
    return () => {
      if (limit !== null) field.setAttribute('maxlength', limit);
    };
  }, [counted]);
  useEffect(() => {
    if (counted === null || !isTooLong) return undefined;
    const { field } = counted;
    const { form } = field;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      field.focus();
    };
    field.setAttribute('aria-invalid', 'true');
    form?.addEventListener('submit', stop, true);
    return () => {
      field.removeAttribute('aria-invalid');
      form?.removeEventListener('submit', stop, true);
    };
  }, [counted, isTooLong]);
  useEffect(() => {
    if (counted === null || !isTooLong) return undefined;
    const { field, maximum } = counted;
    field.setCustomValidity(t('Please enter less or equal than %1 symbols.', [String(maximum)]));
    return () => {
      field.setCustomValidity('');
    };
  }, [counted, isTooLong, t, version]);
}
