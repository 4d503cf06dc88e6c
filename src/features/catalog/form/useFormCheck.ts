import { useEffect } from 'react';
import { guardForm } from '../../shared/form/guard-form';
import { productKind } from './check-form';

/** Prevents a product form from being submitted while something in it is missing or out of range (PROD-04). */
export function useFormCheck(form: HTMLFormElement | null): void {
  useEffect(() => (form === null ? undefined : guardForm(form, productKind)), [form]);
}
