import type { PayPalButtonStyle } from '@paypal/paypal-js';

import { h, root } from '../../shared/frames/dom';
import { listenToPage, reportHeight, tellPage } from '../../shared/frames/page-around';
import type { FromWindow, ToFrame, ToPage } from '../browser/protocol.types';

const query = new URLSearchParams(location.search);
/** How often a window is looked at that its payer may have closed, in ms. */
const LOOK_MS = 200;
const WINDOW = 'popup,width=500,height=640';

const LABELS: Partial<Record<NonNullable<PayPalButtonStyle['label']>, string>> = {
  checkout: 'Checkout',
  buynow: 'Buy Now',
  pay: 'Pay',
};

const tell = (message: ToPage): void => {
  tellPage(message);
};

/** A page of the provider for this account. */
function pageUrl(path: string, more: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams(more);
  for (const name of ['client-id', 'locale', 'commit']) asked.set(name, query.get(name) ?? '');
  return `${path}?${asked.toString()}`;
}

/** The window in which the payer approves; one at a time. */
class ApprovalWindow {
  private opened: Window | null = null;
  private timer = 0;

  constructor() {
    addEventListener('message', (event: MessageEvent<FromWindow>) => {
      if (event.origin !== location.origin || event.source !== this.opened) return;
      // It may say so twice, and an error leaves it to the page to close it.
      window.clearInterval(this.timer);
      if (event.data.type === 'cancelled') this.forget();
      tell(event.data);
    });
  }

  /** Opens it within the press; false when the browser refuses. */
  open(): boolean {
    this.forget();
    this.opened = window.open(pageUrl('/smart/wait'), '', WINDOW);
    if (!this.opened) return false;
    this.timer = window.setInterval(() => {
      if (this.opened?.closed !== true) return;
      this.forget();
      tell({ type: 'cancelled' });
    }, LOOK_MS);
    return true;
  }

  focus(): boolean {
    if (this.opened === null || this.opened.closed) return false;
    this.opened.focus();
    return true;
  }

  show(id: string): void {
    if (this.opened) this.opened.location.replace(pageUrl('/checkoutnow', { token: id }));
  }

  close(): void {
    const { opened } = this;
    this.forget();
    opened?.close();
  }

  private forget(): void {
    window.clearInterval(this.timer);
    this.opened = null;
  }
}

function draw(style: PayPalButtonStyle, button: HTMLButtonElement): void {
  const { color = 'gold', shape = 'rect', height = 45, label = 'paypal' } = style;
  button.className = `paypal paypal--${color} paypal--${shape}`;
  button.style.setProperty('height', `${height}px`);
  const words = LABELS[label];
  button.setAttribute('aria-label', words === undefined ? 'PayPal' : `PayPal ${words}`);
  button.replaceChildren(
    h('span', { class: 'mark' }, h('span', { class: 'mark__pay' }, 'Pay'), 'Pal'),
    ...(words === undefined ? [] : [` ${words}`]),
  );
}

/** Starts the frame of a button. */
export function startButtons(): void {
  const approval = new ApprovalWindow();
  const button = h('button', { type: 'button' });
  button.addEventListener('click', (event) => {
    // A script's click is none of a shopper's.
    if (!event.isTrusted || approval.focus()) return;
    if (approval.open()) tell({ type: 'pressed' });
    else tell({ type: 'failed', message: 'The window was blocked by the browser' });
  });
  listenToPage((heard) => {
    const message = heard as ToFrame;
    switch (message.type) {
      case 'init':
        draw(message.style, button);
        button.disabled = !message.isEnabled;
        root().replaceChildren(button);
        reportHeight();
        tell({ type: 'ready' });
        break;
      case 'enabled':
        button.disabled = !message.isEnabled;
        break;
      case 'order':
        approval.show(message.id);
        break;
      case 'over':
        approval.close();
        break;
    }
  });
  tell({ type: 'hello' });
}
