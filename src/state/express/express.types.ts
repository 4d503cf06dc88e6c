import type { ExpressPlace } from '../../api/stripe/express';
import type {
  ExpressAddress,
  ExpressElementOptions,
  ExpressPayload,
  ExpressResult,
} from '../../domain/payment/express.types';
import type { Result } from '../../platform/result';

/** A press of a wallet button, and what its sheet was opened with. */
export interface ExpressPress {
  readonly place: ExpressPlace;
  readonly options: ExpressElementOptions;
  readonly payload: ExpressPayload;
  /** The fields of the product's form; null where the cart is bought. */
  readonly fields: Readonly<Record<string, string>> | null;
  /** Tells the provider the new total, in minor units. */
  readonly updateTotal: (total: number) => Promise<void>;
}

/** How the shopper pays: both parts belong to the provider. */
export interface ExpressPayment {
  /** Creates the confirmation token; charges nothing. The error is for the shopper. */
  readonly confirm: () => Promise<Result<ExpressResult, string>>;
  /** Authenticates the shopper with a client secret; null, or the error for the shopper. */
  readonly authenticate: (secret: string) => Promise<string | null>;
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
  /** Begins a purchase; null while another one is under way. Returns at once, as the sheet has to open. */
  press(press: ExpressPress): ExpressRun | null;
}
