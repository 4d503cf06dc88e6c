import { formatNumber, withoutMinus, type Typed } from '../../../domain/payment/card-format';
import { withoutSpaces } from '../../../domain/payment/card-number';
import { formatExpiry, normalizeExpiry } from '../../../domain/payment/expiry';

/** Shows a formatted text, with the caret in its place. */
function show(input: HTMLInputElement, { text, caret }: Typed): void {
  if (input.value === text) return;
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

const typedIn = (input: HTMLInputElement): Typed => ({
  text: input.value.normalize('NFKC'),
  caret: input.selectionStart ?? input.value.length,
});

/**
 * Shows a card number in groups after a change.
 * @param inputType `InputEvent.inputType`
 * @param digitsBefore how many digits there were
 * @returns how many there are
 */
export function formatNumberInput(
  input: HTMLInputElement,
  inputType: string,
  digitsBefore: number,
): number {
  show(input, formatNumber({ ...typedIn(input), digitsBefore, inputType }));
  return withoutSpaces(input.value).length;
}

/** Shows an expiry date as `MM / YY`: while it is typed where it was changed at its end, and when the field is left. */
export function formatExpiryInput(input: HTMLInputElement, inputType: string, now: Date): void {
  const { text, caret } = typedIn(input);
  if (caret !== text.length && inputType !== '') return;
  const formatted =
    inputType === ''
      ? normalizeExpiry(text, now)
      : formatExpiry(text, inputType.startsWith('delete'), now);
  show(input, { text: formatted, caret: formatted.length });
}

/** Removes minus signs (CARD-29). */
export const removeMinus = (input: HTMLInputElement): void => {
  show(input, withoutMinus(typedIn(input)));
};
