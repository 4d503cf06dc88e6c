import type { PayPalMessagesComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import type { PayLaterPrice } from '../../../domain/payment/total-prices';
import type { PayLaterMessage } from '../../../state/extensions/pay-later-provider.types';
import type { MessageStyle } from '../api/message-styles';
import type { SdkParams } from '../domain/smart-buttons.types';
import { startPart } from '../sdk/start-sdk';
import { messageAmount } from './message-amount';

/** The SDK with its messages. */
type MessageSdk = PayPalNamespace & {
  readonly Messages: NonNullable<PayPalNamespace['Messages']>;
};

/** What a message is shown with. */
export interface MessageConfig {
  readonly sdk: SdkParams;
  readonly placement: NonNullable<PayPalMessagesComponentOptions['placement']>;
  readonly style: MessageStyle;
}

/** An SDK that was loaded for something else has none. */
const hasMessages = (sdk: MessageSdk): boolean => typeof sdk.Messages === 'function';

/** A message of the SDK in `host`, with the amount that it names; null for none. */
interface Shown {
  readonly node: HTMLElement;
  readonly amount: string | null;
}

/** A node of its own: the SDK finds its messages by their nodes. */
function newNode(host: HTMLElement): HTMLElement {
  const node = document.createElement('div');
  host.replaceChildren(node);
  return node;
}

/**
 * Shows a message about paying later in `host`. The amount follows the prices: the SDK is told a new one, and starts anew where
 * there is none any more, since it would keep the last; without an amount where the new one fails. Null when it cannot be shown. Never rejects.
 */
export async function showMessage(
  host: HTMLElement,
  { sdk, placement, style }: MessageConfig,
  prices: readonly PayLaterPrice[],
  signal: AbortSignal,
): Promise<PayLaterMessage | null> {
  const isGone = (): boolean => signal.aborted;
  const started = await startPart(sdk, hasMessages);
  if (!started.ok || isGone()) return null;
  const { Messages } = started.value;
  const render = async ({ node, amount }: Shown): Promise<void> => {
    await Messages({ placement, style, ...(amount === null ? {} : { amount }) }).render(node);
  };
  let shown: Shown = { node: newNode(host), amount: messageAmount(prices, sdk.url) };
  const renderPlain = (): void => {
    shown = { node: newNode(host), amount: null };
    render(shown).catch(() => undefined);
  };
  const update: PayLaterMessage['update'] = (latest) => {
    const amount = messageAmount(latest, sdk.url);
    if (isGone() || amount === shown.amount) return;
    const next: Shown = { node: amount === null ? newNode(host) : shown.node, amount };
    shown = next;
    render(next).catch(() => {
      // The amount before is not the price any more.
      if (shown === next && !isGone()) renderPlain();
    });
  };
  try {
    await render(shown);
    return isGone() ? null : { update };
  } catch {
    host.replaceChildren();
    return null;
  }
}
