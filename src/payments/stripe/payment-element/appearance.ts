import type { Appearance } from '@stripe/stripe-js';

/**
 * The appearance of the provider's form, matching the fields around it. `probe` carries the theme's colours as computed values
 * (`PaymentElement.css`), since the form is another page, without access to custom properties.
 */
export function readAppearance(probe: Element): Appearance {
  const style = getComputedStyle(probe);
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: style.borderTopColor,
      colorBackground: style.backgroundColor,
      colorText: style.color,
      colorTextSecondary: style.borderRightColor,
      colorTextPlaceholder: style.borderRightColor,
      colorDanger: style.borderBottomColor,
      fontFamily: style.fontFamily,
      // Phones zoom into smaller fields.
      fontSizeBase: '16px',
      borderRadius: style.borderTopLeftRadius,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': {
        boxShadow: 'none',
        border: `1px solid ${style.borderLeftColor}`,
      },
      '.Input--invalid': { boxShadow: 'none', borderColor: style.borderBottomColor },
      '.Label': { fontSize: style.fontSize, fontWeight: style.fontWeight },
    },
  };
}

/** The same for the security code, whose font is 16px: phones zoom into anything smaller (PELEM-33). */
export function readCodeStyle(probe: Element) {
  const style = getComputedStyle(probe);
  return {
    base: {
      fontSize: '16px',
      fontFamily: style.fontFamily,
      color: style.color,
      '::placeholder': { color: style.borderRightColor },
    },
    invalid: { color: style.borderBottomColor },
  };
}
