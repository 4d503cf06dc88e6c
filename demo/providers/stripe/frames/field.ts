import type { StripeError } from '@stripe/stripe-js';

import type { Check } from './card-input';
import { h } from '../../shared/frames/dom';
import { type Phrase, t } from './phrases';

/** One field with its label and its error. */
export interface Field {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** The error, whether or not it is shown. */
  problem(): StripeError | null;
  /** Shows or hides the error. */
  show(isShown: boolean): void;
}

/** The options of a field. */
export interface FieldOptions {
  readonly name: string;
  readonly label: Phrase;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly format: (text: string) => string;
  readonly check: Check;
  /** A visually hidden label. */
  readonly isLabelHidden?: boolean;
}

/** Creates a labelled input that formats its value, and shows its error on blur. */
export function makeField(options: FieldOptions, changed: () => void): Field {
  const { name, label, attributes, format, check, isLabelHidden = false } = options;
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  const input = h('input', { id, name, type: 'text', class: 'input', ...attributes });
  const error = h('p', { id: errorId, class: 'error', hidden: true });
  const caption = h(
    'label',
    { for: id, class: isLabelHidden ? 'label label--hidden' : 'label' },
    t(label),
  );
  const problem = (): StripeError | null => {
    const found = check(input.value);
    return found && { type: 'validation_error', code: found.code, message: t(found.message) };
  };
  const show = (isShown: boolean): void => {
    const found = isShown ? problem() : null;
    error.textContent = found?.message ?? '';
    error.hidden = !found;
    input.toggleAttribute('aria-invalid', false);
    if (!found) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', errorId);
    if (found) input.setAttribute('aria-invalid', 'true');
  };
  input.addEventListener('input', () => {
    const isAtEnd = input.selectionStart === input.value.length;
    input.value = format(input.value);
    if (!isAtEnd) input.setSelectionRange(input.selectionStart, input.selectionStart);
    show(false);
    changed();
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') show(true);
  });
  return {
    element: h('div', { class: `field field--${name}` }, caption, input, error),
    input,
    problem,
    show,
  };
}
