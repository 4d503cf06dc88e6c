import { pageLocale } from '../../../platform/page/page-locale';
import type { AppleButtonStyle } from './config';

/** Apple's own button, as wide as `host` (APPLE-12), until `signal` is aborted. */
export function showAppleButton(
  host: HTMLElement,
  { buttonStyle, buttonType, height }: AppleButtonStyle,
  press: () => void,
  signal: AbortSignal,
): void {
  const button = document.createElement('apple-pay-button');
  button.setAttribute('buttonstyle', buttonStyle);
  button.setAttribute('type', buttonType);
  button.setAttribute('locale', pageLocale());
  button.style.setProperty('--apple-pay-button-width', '100%');
  button.style.setProperty('--apple-pay-button-height', `${height}px`);
  button.style.display = 'block';
  button.addEventListener('click', press);
  const box = document.createElement('div');
  box.style.blockSize = `${height}px`;
  box.append(button);
  host.append(box);
  signal.addEventListener('abort', () => {
    box.remove();
  });
}
