import type { ProviderCall } from './faults';
import type { PaymentWindow, WayName } from './ways';

/** The tabs of a shopper: the first pays, the second is another copy of the shop. */
export type Tab = 0 | 1;

/** What a shopper can do in each window of a payment. */
export const WINDOW_ACTS = {
  challenge: ['complete', 'fail', 'close'],
  'hosted page': ['pay', 'cancel', 'go back', 'leave'],
  'bank page': ['pay', 'go back', 'leave'],
  popup: ['approve', 'cancel', 'close'],
  sheet: ['pay', 'cancel'],
  approval: ['approve', 'cancel', 'close'],
  'card bank': ['confirm', 'refuse', 'close'],
  'google sheet': ['pay', 'pay with another card', 'decline', 'cancel'],
  'payer action': ['confirm', 'refuse'],
  'apple sheet': ['pay', 'pay by another method', 'decline', 'cancel'],
  review: ['place', 'place twice', 'reload and place', 'leave'],
} as const satisfies Readonly<Record<PaymentWindow, readonly string[]>>;

/** How the cart changes beside the payment. */
export const CART_CHANGES = ['add', 'quantity', 'coupon'] as const;
export type CartChange = (typeof CART_CHANGES)[number];

/** By a request in the page's session, or by the controls of the second tab. */
export const CHANGERS = ['call', 'tab'] as const;
export type Changer = (typeof CHANGERS)[number];

/** A step of a run, as data: the same seed gives the same steps. One that finds nothing to act on does nothing. */
export type Step =
  | { readonly do: 'choose'; readonly tab: Tab; readonly way: WayName }
  | { readonly do: 'press'; readonly tab: Tab; readonly way: WayName; readonly isDouble: boolean }
  | { readonly do: 'press both'; readonly way: WayName }
  | { readonly do: 'open sheet'; readonly tab: Tab; readonly way: WayName }
  | { readonly do: 'answer'; readonly window: PaymentWindow; readonly act: string }
  /** `isOnly`: what followed has no session of its own. */
  | { readonly do: 'pay the older session'; readonly isOnly?: true }
  | { readonly do: 'order again instead' }
  | {
      readonly do: 'change the cart';
      readonly by: Changer;
      readonly change: CartChange;
      /** Only once a window of the payment is open. */
      readonly isWithin: boolean;
    }
  | { readonly do: 'fail shop'; readonly call: string; readonly fault: number }
  | { readonly do: 'fail provider'; readonly call: ProviderCall; readonly fault: number }
  | { readonly do: 'fail moment'; readonly fault: number }
  | { readonly do: 'repeat the request' }
  | { readonly do: 'reload'; readonly tab: Tab }
  | { readonly do: 'go to'; readonly tab: Tab; readonly path: string }
  | { readonly do: 'go back'; readonly tab: Tab }
  | { readonly do: 'lose the network' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'wait for the answer' }
  | { readonly do: 'outlast the hold' };

/** A run: who pays how, and the steps. */
export interface Plan {
  readonly seed: number;
  readonly shopper: 'guest' | 'customer';
  readonly way: WayName;
  readonly steps: readonly Step[];
}
