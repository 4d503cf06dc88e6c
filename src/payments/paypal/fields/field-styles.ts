import type { PayPalCardFieldsStyleOptions } from '@paypal/paypal-js';

/**
 * How the provider's fields look: as those around them, whose border and background the page draws itself. `probe` carries
 * the theme's colours as computed values (`CardFields.css`).
 *
 * @param fontSize phones zoom into a font of less than 16px (HOSTED-12)
 */
export function fieldStyles(
  probe: Element,
  fontSize: '14px' | '16px',
): Readonly<Record<string, PayPalCardFieldsStyleOptions>> {
  const style = getComputedStyle(probe);
  return {
    body: { padding: '0' },
    input: {
      'font-size': fontSize,
      'font-family': style.fontFamily,
      color: style.color,
      border: '0',
      outline: 'none',
      'box-shadow': 'none',
      padding: '0 16px',
    } as PayPalCardFieldsStyleOptions,
    'input::placeholder': { color: style.borderTopColor },
    '.invalid': { color: style.borderBottomColor },
  };
}
