import type { PayPalCardFieldsStyleOptions } from '@paypal/paypal-js';

/** The `postMessage` protocol between the provider's script in the shop's page and the frames of its card fields. */

/** The fields that the sandbox has. */
export type CardFieldName = 'number' | 'expiry' | 'cvv';

/** How the fields look, by selector. */
export type FieldStyle = Readonly<Record<string, PayPalCardFieldsStyleOptions>>;

/** What the page may know of a field: never what was typed. */
export interface FieldFlags {
  readonly isFocused: boolean;
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
}

/** What becomes of a card that was sent for an order. */
export type CardAnswer =
  | { readonly status: 'APPROVED'; readonly liabilityShift?: string }
  /** The cardholder's bank asks first, on the provider's page of this order. */
  | { readonly status: 'PAYER_ACTION_REQUIRED' }
  | { readonly status: 'REFUSED'; readonly issue: string };

/** From the page to a frame. */
export type ToField =
  | { readonly type: 'init'; readonly style: FieldStyle; readonly placeholder: string | null }
  | { readonly type: 'focus' | 'clear' }
  /** To the frame of the number, which has the others' values by a channel of the provider's origin. */
  | { readonly type: 'send'; readonly order: string; readonly billing: object };

/** From a frame to the page. */
export type FromField =
  | { readonly type: 'hello' | 'ready' }
  | {
      readonly type: 'state';
      readonly event: 'change' | 'focus' | 'blur' | 'enter';
      readonly flags: FieldFlags;
    }
  | { readonly type: 'sent'; readonly answer: CardAnswer };
