import { useLayoutEffect } from 'react';
import { CUSTOM_AMOUNT } from '../../../domain/catalog/sums';
import { VISUALLY_HIDDEN } from '../../../ui/VisuallyHidden/VisuallyHidden';

interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

const FIELD_AWAY = 'till-gift-card-away';

function limitTo(input: HTMLInputElement, { min, max }: Limits): void {
  input.min ||= String(min ?? '');
  input.max ||= String(max ?? '');
}

/**
 * The custom amount: its field is shown for the choice `custom`, replacing the drop-down's label (GIFTC-03), and is
 * hidden and not submitted otherwise (GIFTC-04).
 */
export function useOwnAmount(
  form: HTMLFormElement | null,
  chosen: string,
  { min, max }: Limits,
): void {
  useLayoutEffect(() => {
    const input = form?.elements.namedItem('custom_giftcard_amount');
    const select = form?.elements.namedItem('giftcard_amount');
    if (!(input instanceof HTMLInputElement) || !(select instanceof HTMLSelectElement)) {
      return undefined;
    }
    const box = input.closest('.field') ?? input;
    const isOwn = chosen === CUSTOM_AMOUNT;
    limitTo(input, { min, max });
    const show = (isShown: boolean): void => {
      box.classList.toggle(FIELD_AWAY, !isShown);
      input.disabled = !isShown;
      input.required = isShown && isOwn;
      for (const label of select.labels) label.classList.toggle(VISUALLY_HIDDEN, isShown && isOwn);
    };
    show(isOwn);
    return () => {
      show(true);
    };
  }, [form, chosen, min, max]);
}
