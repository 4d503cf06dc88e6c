import { useEffect } from 'react';
import { applyAddress } from './apply-address';
import type { ProductForm } from './product-form';

/** Applies the page's URL fragment to the fields whose names start with `prefix` (BNDL-04, GRPD-02). */
export function useAddress(found: ProductForm | null, prefix: string): void {
  useEffect(() => {
    if (found === null) return undefined;
    const apply = (): void => {
      applyAddress(found.form, window.location.hash, prefix);
    };
    apply();
    window.addEventListener('hashchange', apply);
    return () => {
      window.removeEventListener('hashchange', apply);
    };
  }, [found, prefix]);
}
