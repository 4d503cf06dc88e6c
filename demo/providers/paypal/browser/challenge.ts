import { ORIGIN } from '../../shared/browser/origin';
import type { CardAnswer } from './card-protocol.types';
import { providerUrl } from './make-frame';

const OVERLAY = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  zIndex: '2147483647',
  colorScheme: 'auto',
};

/** Shows the bank's question over the page until the cardholder has answered; null when it was closed. */
export function askBank(order: string): Promise<CardAnswer | null> {
  const frame = document.createElement('iframe');
  frame.title = '3D Secure';
  frame.src = providerUrl('/card/challenge', { token: order });
  Object.assign(frame.style, OVERLAY);
  document.body.append(frame);
  frame.focus();
  return new Promise((resolve) => {
    const heard = (event: MessageEvent<CardAnswer | null>): void => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
      removeEventListener('message', heard);
      frame.remove();
      resolve(event.data);
    };
    addEventListener('message', heard);
  });
}
