import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Configurable } from '../../../domain/catalog/catalog.types';
import { selectionRestored } from '../../../state/catalog/catalog-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useUid } from '../../../ui/element-context';
import { productFormOf } from '../form/product-form';
import { useFormCheck } from '../form/useFormCheck';

interface FormParts {
  readonly host: HTMLElement;
  readonly productId: string;
  readonly configurable: Configurable;
  readonly variantId: string | null;
  readonly onReset: () => void;
}

/** Server-rendered controls for the same attributes, outside the element. */
function serverControls(form: HTMLFormElement, host: HTMLElement): readonly HTMLElement[] {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[name^="super_attribute["]',
  );
  return [...controls].filter((control) => !host.contains(control));
}

/** Fields outside a form belong to it by its id. */
function nameForm(form: HTMLFormElement, id: string): void {
  if (form.id === '') form.id = id;
}

/**
 * Connects the choices to the form that buys the product: it is validated before submission, a reset restores the
 * initial choice, its `selected_configurable_option` contains the variant, and the server-rendered controls for the
 * same attributes are hidden. Returns the id of the form when the element is outside it.
 */
export function useForm(parts: FormParts): string | undefined {
  const { host, productId, configurable, variantId, onReset } = parts;
  const dispatch = useTillDispatch();
  const ownId = useUid('till-product-form');
  const form = useMemo(() => productFormOf(host, productId)?.form ?? null, [host, productId]);
  useFormCheck(form);

  const reset = useEffectEvent(() => {
    dispatch(selectionRestored({ productId, selection: configurable.defaults }));
    onReset();
  });

  useEffect(() => {
    if (form === null) return undefined;
    nameForm(form, ownId);
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('reset', reset, { signal });
    const controls = serverControls(form, host);
    for (const control of controls) {
      control.toggleAttribute('disabled', true);
      (control.closest('.field') ?? control).toggleAttribute('hidden', true);
    }
    return () => {
      listening.abort();
      for (const control of controls) {
        control.toggleAttribute('disabled', false);
        (control.closest('.field') ?? control).toggleAttribute('hidden', false);
      }
    };
  }, [form, host, ownId]);

  useEffect(() => {
    const option = form?.querySelector<HTMLInputElement>(
      'input[name="selected_configurable_option"]',
    );
    if (option != null) option.value = variantId ?? '';
  }, [form, variantId]);

  return form === null || form.contains(host) ? undefined : form.id || ownId;
}
