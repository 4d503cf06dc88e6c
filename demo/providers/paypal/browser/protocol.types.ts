import type { PayPalButtonStyle } from '@paypal/paypal-js';

/** The `postMessage` protocol between the provider's script in the shop's page and the frame of its buttons. */

/** From the page to the frame. */
export type ToFrame =
  | { readonly type: 'init'; readonly style: PayPalButtonStyle; readonly isEnabled: boolean }
  | { readonly type: 'enabled'; readonly isEnabled: boolean }
  /** The press may go on, with this order of the shop. */
  | { readonly type: 'order'; readonly id: string }
  /** The press is over: the window is closed. */
  | { readonly type: 'over' };

/** From the window in which the payer approves to the frame that opened it. */
export type FromWindow =
  | { readonly type: 'cancelled' }
  | { readonly type: 'approved'; readonly payerId: string }
  | { readonly type: 'failed'; readonly message: string };

/** From the frame to the page. */
export type ToPage =
  | FromWindow
  | { readonly type: 'hello' | 'ready' | 'pressed' }
  | { readonly type: 'height'; readonly height: number };
