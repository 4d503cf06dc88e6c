import type { PaymentHandle } from '../../../state/extensions/payment-method.types';

const ignore = (): void => undefined;

/**
 * Makes room for the message about paying later above the buttons in `host` (SMART-02), at once, so that they do not move when it
 * comes; its code is loaded then. The room is as high as that of a button, and gone when `signal` is aborted.
 */
export function openMessageRoom(
  host: HTMLElement,
  handle: PaymentHandle,
  signal: AbortSignal,
): void {
  const room = document.createElement('div');
  room.className = 'till-smart-buttons__host';
  // Above the row of the buttons, over which the loader is drawn.
  (host.parentElement ?? host).before(room);
  signal.addEventListener('abort', () => {
    room.remove();
  });
  import('./checkout-message').then(
    ({ showInCheckout }) => showInCheckout(room, handle, signal),
    ignore,
  );
}
