import type { FrameOptions } from '../browser/protocol.types';

/** Variables of `appearance` that the sandbox follows, by the property of its style sheet. */
const PROPERTIES = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--text-secondary',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
  fontSizeBase: '--size',
  spacingUnit: '--unit',
} as const;

/** Applies the shop's `appearance` to a frame. */
export function applyAppearance({ appearance, locale, element }: FrameOptions): void {
  const { style, dataset } = document.documentElement;
  document.documentElement.lang = locale;
  dataset.theme = appearance.theme ?? 'stripe';
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = appearance.variables?.[name as keyof typeof PROPERTIES];
    if (value === undefined) style.removeProperty(property);
    else style.setProperty(property, value);
  }
  if (element.buttonHeight !== undefined)
    style.setProperty('--button', `${element.buttonHeight}px`);
}
