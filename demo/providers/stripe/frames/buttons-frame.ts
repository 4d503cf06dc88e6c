import type { ExpressPaymentType } from '@stripe/stripe-js';

import type { FrameOptions } from '../browser/protocol.types';
import { applyAppearance } from './appearance';
import { reportHeight } from '../../shared/frames/page-around';
import { listen, notifyPage } from './channel';
import { h, root } from '../../shared/frames/dom';
import { walletMark, walletName } from './wallet-marks';

function button(wallet: ExpressPaymentType, { element }: FrameOptions): HTMLButtonElement {
  const dark = wallet !== 'link' && element.dark !== false ? ' wallet--dark' : '';
  const made = h(
    'button',
    {
      type: 'button',
      class: `wallet wallet--${wallet}${dark}`,
      'aria-label': `${walletName(wallet)} (sandbox)`,
    },
    walletMark(wallet),
  );
  made.addEventListener('click', () => {
    notifyPage({ type: 'pressed', wallet });
  });
  return made;
}

function show(options: FrameOptions): void {
  applyAppearance(options);
  const buttons = (options.element.wallets ?? []).map((wallet) => button(wallet, options));
  root().className = 'wallets';
  root().replaceChildren(...buttons);
}

/** Starts the frame of the wallet buttons. */
export function startButtons(): void {
  listen((message) => {
    if (message.type === 'init' || message.type === 'options') show(message.options);
    if (message.type === 'focus') root().querySelector('button')?.focus();
    if (message.type !== 'init') return;
    addEventListener('focusin', () => notifyPage({ type: 'focus' }));
    addEventListener('focusout', () => notifyPage({ type: 'blur' }));
    reportHeight();
    notifyPage({ type: 'ready' });
  });
  notifyPage({ type: 'hello' });
}
