import type { WalletLocation } from '../../domain/payment/wallet-location';
import type { ApiError } from '../../platform/http/api-error';
import type { PageSource } from '../../platform/page/page-source';
import type { Result } from '../../platform/result';

/** The shop's response to a change in the sheet. */
export interface WalletChange<Answer> {
  /** False when nothing can be delivered there: the change is rejected, and the shopper is told (EXPR-13). */
  readonly isDeliverable: boolean;
  /** The new total, in minor units; null when it stays (EXPR-10). */
  readonly total: number | null;
  /** What the provider resolves its event with. */
  readonly answer: Answer;
  /** Called once the sheet shows the change, before anything else of this press begins. */
  readonly onShown?: () => void;
}

/** The sheet that a press opens, and how its provider asks the shop. No promise rejects. */
export interface WalletSheet {
  /** What the sheet shows, in minor units; null when it shows no total of the shop. */
  readonly total: number | null;
  /** Three letters; of no effect while `total` is null. */
  readonly currency: string;
  /** False when the order is paid later: another total changes nothing. */
  readonly isChargedNow: boolean;
  /** Passes a new total to the sheet, in minor units. May reject: the change is then rejected. */
  readonly updateTotal: (total: number) => Promise<void>;
  /** What the order would cost now, for the address and the rate in the sheet, in minor units; null when unknown. */
  readonly loadTotal: () => Promise<Result<number | null>>;
  /** Adds the product of a form to the cart; left out: by the shop's own form action. */
  readonly addProduct?: (fields: Readonly<Record<string, string>>) => Promise<Result<unknown>>;
  /**
   * True when `addProduct` puts the product into a cart of its own and leaves the shopper's as it is: no line of it is restored
   * when the sheet closes, and a product whose addition got no response counts as not added.
   */
  readonly hasOwnCart?: boolean;
  /** Whether the sheet has saved something on the shopper's cart, which the page loads again when it closes (WALL-25). */
  readonly hasChangedCart?: () => boolean;
  /**
   * Undoes what the provider did in the shop when the shopper closes the sheet, or begins another purchase. The lines of the
   * cart are restored anyway, unless the product has a cart of its own.
   */
  readonly cancel?: () => Promise<void>;
}

/** An authentication that failed. `mayBeCharged`: the bank may have confirmed the payment all the same. */
export interface AuthenticationFailure {
  /** For the shopper. */
  readonly message: string;
  readonly mayBeCharged: boolean;
}

/** Sends the order; `redirect` is the page that the shop names, null without one. Never rejects. */
export type SendWalletOrder = () => Promise<Result<{ readonly redirect: string | null }>>;

/** How a confirmed sheet pays. No promise rejects. */
export interface WalletPayment {
  /**
   * Makes what the shop is paid with, which charges nothing, and returns what sends the order with it: called once, and
   * again after an authentication. The error is for the shopper.
   */
  readonly prepare: () => Promise<Result<SendWalletOrder, string>>;
  /** Where the shop can refuse an order until the shopper has authenticated with the bank. */
  readonly authentication?: {
    /** What the shopper has to confirm, from the refusal; null for any other refusal. Never shown. */
    readonly secretOf: (refusal: ApiError) => string | null;
    /** Lets the shopper confirm it; null on success. */
    readonly confirm: (secret: string) => Promise<AuthenticationFailure | null>;
  };
}

/**
 * Hands the purchase that the shopper has approved to the shop, which places no order and charges nothing yet. `page` is the
 * one of this shop where the order is reviewed and placed. Never rejects.
 */
export type HandOver = () => Promise<Result<{ readonly page: string }>>;

/** One press, from the sheet to the order or to the page where it is reviewed. Every promise resolves; none rejects. */
export interface WalletRun {
  /**
   * The shopper changed something in the sheet, or it needs something of the shop to open: `request` asks the shop, after
   * the product was added and the changes before it. Returns the answer for the provider's event once the sheet has the new
   * total; null rejects the event (EXPR-04, EXPR-05, EXPR-13).
   */
  change<Answer>(request: () => Promise<Result<WalletChange<Answer>>>): Promise<Answer | null>;
  /** Places the order, once; false when there is none (EXPR-06). */
  confirm(payment: WalletPayment): Promise<boolean>;
  /**
   * Instead of `confirm`, where the purchase ends with a page of the shop on which the order is reviewed and placed: hands
   * it over, once, and opens the page. False when that failed: the shopper was told, and the cart becomes what it was.
   */
  review(handOver: HandOver): Promise<boolean>;
  /** The shopper has closed the sheet: the cart becomes what it was (EXPR-07). Ignored once the order is being placed. */
  cancel(): Promise<void>;
}

/** The product that a button buys. */
export interface WalletProduct {
  readonly id: string;
  /** The chosen variant; null where the form has none. */
  readonly variant: string | null;
}

/** What a provider gets to show its buttons in one place. */
export interface WalletRequest {
  readonly location: WalletLocation;
  readonly page: PageSource;
  readonly shop: { readonly baseUrl: string; readonly storeCode: string };
  /** What the button buys in addition to the cart; null outside product pages. */
  readonly product: () => WalletProduct | null;
  /** Whether there is nothing to buy: outside product pages with an empty cart. False while the cart is unknown. */
  readonly isCartEmpty: () => boolean;
  /** Whether gift cards, store credit or reward points pay for a part (EXPR-16). */
  readonly isPartlyPaid: () => boolean;
  /**
   * Begins a purchase; null when the shopper has to correct something first, or another purchase is in progress
   * (EXPR-09, EXPR-14): open no sheet then. Returns at once, as a sheet has to open inside the press.
   */
  readonly press: (sheet: WalletSheet) => WalletRun | null;
  /** Whether the provider's wallets can pay on this device. */
  readonly onAvailable: (isAvailable: boolean) => void;
  /** Aborted when the place is gone: remove the buttons. */
  readonly signal: AbortSignal;
}

/** Buttons on the page. */
export interface WalletButtons {
  /** The cart or the product has changed: loads what the next sheet shows. */
  readonly refresh: () => Promise<void>;
}

/** A provider of wallet buttons (EXPR-01, docs/payments.md). */
export interface WalletProvider {
  /** Unique among the providers; a shop's own goes before Till's of the same code. */
  readonly code: string;
  /** Where it has buttons on this page. Called often, so it only reads. */
  readonly places: (page: PageSource) => readonly WalletLocation[];
  /** Shows the buttons in `host`, which is theirs. May reject: the place stays empty. */
  readonly mount: (host: HTMLElement, request: WalletRequest) => Promise<WalletButtons>;
}
