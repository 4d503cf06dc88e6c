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
 * there is none any more, since it would keep the last. Null when it cannot be shown. Never rejects.
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
  const update: PayLaterMessage['update'] = (next) => {
    const amount = messageAmount(next, sdk.url);
    if (isGone() || amount === shown.amount) return;
    shown = { node: amount === null ? newNode(host) : shown.node, amount };
    // The message with the amount before stays where the SDK fails.
    render(shown).catch(() => undefined);
  };
  try {
    await render(shown);
    return isGone() ? null : { update };
  } catch {
    host.replaceChildren();
    return null;
  }
}
