import type { PayPalMessagesComponentOptions } from '@paypal/paypal-js';

/** The `postMessage` protocol between the provider's script in the shop's page and the frame of a message. */

/** What a message is shown with. */
export interface MessageProps {
  /** In units of the script's currency. */
  readonly amount?: number;
  readonly placement?: string;
  readonly style?: NonNullable<PayPalMessagesComponentOptions['style']>;
}

/** From the page to the frame. */
export interface MessageToFrame {
  readonly type: 'props';
  readonly props: MessageProps;
}

/** From the frame to the page. */
export type MessageToPage =
  | { readonly type: 'hello' | 'ready' | 'pressed' }
  | { readonly type: 'height'; readonly height: number };
