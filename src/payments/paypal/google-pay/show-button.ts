import { pageLocale } from '../../../platform/page/page-locale';
import type { GoogleButtonStyle } from './config';
import type { GooglePay } from './start';

/** Google's own button, as wide as `host`, until `signal` is aborted. Throws where Google's script does. */
export function showGoogleButton(
  { client, account }: GooglePay,
  host: HTMLElement,
  { height, ...style }: GoogleButtonStyle,
  press: () => void,
  signal: AbortSignal,
): void {
  const button = client.createButton({
    ...style,
    buttonSizeMode: 'fill',
    buttonLocale: pageLocale().slice(0, 2),
    allowedPaymentMethods: account.allowedPaymentMethods,
    onClick: press,
  });
  const box = document.createElement('div');
  box.style.blockSize = `${height}px`;
  box.append(button);
  host.append(box);
  signal.addEventListener('abort', () => {
    box.remove();
  });
}
