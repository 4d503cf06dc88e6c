import { useEffect } from 'react';
import type { Bundle } from '../../../domain/catalog/bundle';
import { controlsIn } from '../../shared/form/form-controls';

/** The id of the option that a form field belongs to: `bundle_option[3]` is `3`. */
const optionIdOf = (name: string): string | null =>
  /^bundle_option\[([^\]]+)\]/.exec(name)?.[1] ?? null;

/**
 * Each selection of a bundle has its own default quantity: the option's field shows it, and can be changed only where
 * the selection allows it (BNDL-03: `qty`, `customQty`).
 */
export function useSelectionQuantity(
  form: HTMLFormElement | null,
  bundle: Bundle | undefined,
): void {
  useEffect(() => {
    if (form === null || bundle === undefined) return undefined;
    const follow = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const option = bundle.options.find(({ id }) => id === optionIdOf(target.name));
      const field = controlsIn(form).find(
        ({ name }) => name === `bundle_option_qty[${option?.id ?? ''}]`,
      );
      const selection = option?.selections.find(({ id }) => id === target.value);
      if (!(field instanceof HTMLInputElement) || option?.isMulti !== false) return;
      field.readOnly = selection?.hasOwnQty !== true;
      if (selection !== undefined) {
        // Server-rendered as disabled while nothing is chosen.
        field.disabled = false;
        field.value = String(selection.qty);
      }
      // A stepper in place of the field shows it.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    form.addEventListener('change', follow, true);
    return () => {
      form.removeEventListener('change', follow, true);
    };
  }, [form, bundle]);
}
