import { makeFrame } from './frame-host';
import { ORIGIN } from '../../shared/browser/origin';

/** Shows the challenge of an intent over the page. Resolves when the cardholder has completed or closed it. */
export function openChallenge(url: string): Promise<void> {
  const source = new URL(url);
  source.searchParams.set('parent', location.origin);
  const frame = makeFrame('3D Secure authentication', source.href, true);
  document.body.append(frame);
  frame.focus();
  return new Promise((resolve) => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
      if (event.data !== 'challenge-ended') return;
      removeEventListener('message', receive);
      frame.remove();
      resolve();
    };
    addEventListener('message', receive);
  });
}
