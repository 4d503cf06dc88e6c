import type { PayLaterPrice } from '../../domain/payment/total-prices';
import type { WalletLocation } from '../../domain/payment/wallet-location';
import type { PageSource } from '../../platform/page/page-source';

/** The parts of a shop that have a message about paying later outside the checkout (SMART-02). */
export type PayLaterLocation = Extract<WalletLocation, 'product' | 'cart'>;

/** What a provider gets to show its message in one place. */
export interface PayLaterRequest {
  readonly location: PayLaterLocation;
  readonly page: PageSource;
  readonly shop: { readonly baseUrl: string };
  /** The same price in each currency in which it is known; empty while none is: the message names no amount then. */
  readonly prices: readonly PayLaterPrice[];
  /** Aborted when the place is gone. */
  readonly signal: AbortSignal;
}

/** A message on the page. */
export interface PayLaterMessage {
  /** The price has changed; it may be the same again. Never throws. */
  readonly update: (prices: readonly PayLaterPrice[]) => void;
}

/** A provider of messages that say how a price can be paid later. */
export interface PayLaterProvider {
  /** Where this page has one; others than those of `PayLaterLocation` are ignored. Called before anything is loaded, so it only reads. */
  readonly places: (page: PageSource) => readonly WalletLocation[];
  /** Shows the message in `host`, which is the provider's; null when it cannot. May reject: the same. */
  readonly mount: (host: HTMLElement, request: PayLaterRequest) => Promise<PayLaterMessage | null>;
}
