import type { WalletLocation } from '../../domain/payment/wallet-location';
import type { WalletButtons, WalletRun, WalletSheet } from '../extensions/wallet-provider.types';

/** A place for buttons on the page. */
export interface WalletsPlace {
  readonly location: WalletLocation;
  /** The product's form around the place; null where the cart is bought. */
  readonly product: {
    readonly productId: string;
    readonly attribute: () => string | undefined;
    /** Null when the form is not valid, whose errors are shown then (EXPR-09). */
    readonly read: () => Readonly<Record<string, string>> | null;
  } | null;
  /** Whether the page lets the shopper pay; otherwise it says why (EXPR-14). */
  readonly isAllowed: () => boolean;
  readonly onAvailable: (isAvailable: boolean) => void;
  readonly signal: AbortSignal;
}

/** A press of a wallet button. */
export interface ExpressPress {
  readonly location: WalletLocation;
  readonly sheet: WalletSheet;
  /** The fields of the product's form; null where the cart is bought. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The wallet buttons of a page. */
export interface ExpressSession {
  /** Begins a purchase; null while another one is in progress. Returns at once, as the sheet has to open. */
  press(press: ExpressPress): WalletRun | null;
  /** Shows a provider's buttons in `host`. Rejects when it has none, and when their code cannot be loaded. */
  mount(provider: string, host: HTMLElement, place: WalletsPlace): Promise<WalletButtons>;
}
