import type { ExpressPlace } from '../../api/stripe/express';
import type {
  ExpressAddress,
  ExpressElementOptions,
  ExpressPayload,
  ExpressResult,
} from '../../domain/payment/express.types';
import type { StripeInit } from '../../domain/payment/stripe-init.types';
import type { ShopConfig } from '../../domain/quote.types';
import type { JsonRecord } from '../../platform/record';
import type { Result } from '../../platform/result';

/** A press of a wallet button, and what its sheet was opened with. */
export interface ExpressPress {
  readonly place: ExpressPlace;
  readonly options: ExpressElementOptions;
  readonly payload: ExpressPayload;
  /** The fields of the product's form; null where the cart is bought. */
  readonly fields: Readonly<Record<string, string>> | null;
  /** Passes the new total to the provider, in minor units. */
  readonly updateTotal: (total: number) => Promise<void>;
}

/** How the shopper pays: both parts belong to the provider. */
export interface ExpressPayment {
  /** Creates the confirmation token; charges nothing. The error is for the shopper. */
  readonly confirm: () => Promise<Result<ExpressResult, string>>;
  /**
   * Authenticates the shopper with a client secret; null, or the error for the shopper and whether the bank may have
   * confirmed all the same.
   */
  readonly authenticate: (
    secret: string,
  ) => Promise<{ readonly message: string; readonly mayBeCharged: boolean } | null>;
}

/** One press, from the sheet to the order. Every promise resolves; none rejects. */
export interface ExpressRun {
  /** The payload of a changed address; null rejects the event (EXPR-04, EXPR-13). */
  changeAddress(address: ExpressAddress): Promise<ExpressPayload | null>;
  /** The payload of a changed rate; null rejects the event (EXPR-05, EXPR-13). */
  changeRate(rateId: string): Promise<ExpressPayload | null>;
  /** Places the order, once; false when there is none (EXPR-06). */
  confirm(payment: ExpressPayment): Promise<boolean>;
  /** The shopper has closed the sheet: the cart becomes what it was (EXPR-07). Ignored once the order is being placed. */
  cancel(): Promise<void>;
}

/** The wallet buttons of a page. */
export interface ExpressSession {
  /** Begins a purchase; null while another one is in progress. Returns at once, as the sheet has to open. */
  press(press: ExpressPress): ExpressRun | null;
}

/** What a provider needs to show its buttons. */
export interface WalletRequest {
  readonly host: HTMLElement;
  readonly init: StripeInit;
  /** The provider's options of the buttons. */
  readonly buttons: JsonRecord;
  readonly shop: Pick<ShopConfig, 'baseUrl' | 'storeCode'>;
  readonly session: ExpressSession;
  readonly place: () => ExpressPlace;
  /** Whether a press may go on, and the product's fields; null when the shopper has to correct something (EXPR-09, EXPR-14). */
  readonly press: () => Pick<ExpressPress, 'fields'> | null;
  /** The provider's types that may pay now; null for all (EXPR-16). */
  readonly methodTypes: () => readonly string[] | null;
  /** Whether some wallet can pay on this device. */
  readonly onAvailable: (isAvailable: boolean) => void;
  /** Removes the buttons. */
  readonly signal: AbortSignal;
}

/** Buttons on the page. */
export interface WalletButtons {
  /** The cart or the product has changed: loads what the next sheet shows. */
  readonly refresh: () => Promise<void>;
}

/** A provider of wallet buttons. */
export type MountWallets = (request: WalletRequest) => Promise<WalletButtons>;
