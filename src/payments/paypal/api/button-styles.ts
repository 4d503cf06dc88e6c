import { ownValue, recordOf } from '../../../platform/record';
import type { ButtonStyles } from '../domain/smart-buttons.types';

/** What the SDK knows. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  layout: ['vertical', 'horizontal'],
  color: ['gold', 'blue', 'silver', 'white', 'black'],
  shape: ['rect', 'pill', 'sharp'],
  label: ['paypal', 'checkout', 'buynow', 'pay', 'installment'],
};

/** The heights that the SDK takes, in px. */
const LOWEST = 25;
const HIGHEST = 55;

/**
 * The buttons' look as the merchant has set it. The SDK throws at a value that it does not know, so that others are left
 * out; it accepts a tagline for horizontal buttons only.
 */
export function parseButtonStyles(value: unknown): ButtonStyles {
  const raw = recordOf(value);
  const chosen = Object.entries(CHOICES).flatMap(([name, known]) => {
    const own = ownValue(raw, name);
    return known.includes(own) ? [[name, own] as const] : [];
  });
  const height = Number(raw.height);
  const isTaken = height >= LOWEST && height <= HIGHEST;
  const hasTagline = raw.layout === 'horizontal' && raw.tagline != null;
  return {
    ...Object.fromEntries(chosen),
    ...(isTaken ? { height } : {}),
    ...(hasTagline ? { tagline: [true, 'true', '1', 1].includes(raw.tagline as string) } : {}),
  };
}
