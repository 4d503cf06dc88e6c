import type { PaymentData } from '../../api/payment';
import type { OrdersAnswer } from '../../domain/payment/orders-answer.types';
import type { PageSource } from '../../platform/page/page-source';
import type { Result } from '../../platform/result';
import type { CardFormEvents, CardSetup } from './saved-methods-provider.types';

/** A page of the checkout with several addresses. */
export interface SeveralAddressesPage {
  readonly shop: { readonly baseUrl: string; readonly storeCode: string };
  /** Null outside a shop's page. */
  readonly page: PageSource | null;
}

/** How a confirmation has ended. `unknown`: the provider was not reached, so the bank may have confirmed. */
export type ConfirmationEnd =
  | { readonly status: 'confirmed' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unknown' };

/**
 * How a provider pays orders for several addresses (MULTI-04 to MULTI-07): its form is on the page of ways to pay, and the shop
 * charges all orders together when they are placed. No promise rejects.
 */
export interface SeveralAddressesProvider {
  /** The code of the way to pay whose form is the provider's. */
  readonly method: string;
  /** Whether the orders of this page are placed by the provider's call and not by the page's form (MULTI-04). */
  readonly placesOrders: (page: PageSource) => boolean;
  /** Shows the provider's form in `host`. Null when it cannot be shown, which `onBroken` reports too. */
  readonly mount: (
    host: HTMLElement,
    page: SeveralAddressesPage,
    events: CardFormEvents,
  ) => Promise<CardSetup | null>;
  /** What the shop is told of a payment method that the form has created, by its id. */
  readonly paymentOf: (id: string) => PaymentData;
  /** Places all orders. Never send it twice for one press: the orders may exist without a response. */
  readonly place: (page: SeveralAddressesPage) => Promise<Result<OrdersAnswer>>;
  /** Lets the shopper confirm; called again for the same secret it asks the provider what became of it. */
  readonly authenticate: (page: SeveralAddressesPage, secret: string) => Promise<ConfirmationEnd>;
  /**
   * Ends orders that were to be confirmed; returns the page of the shop that names them. With an `error` they are cancelled,
   * without they stand, whether they are paid or not. It creates and charges nothing, so it may be repeated.
   */
  readonly finalize: (page: SeveralAddressesPage, error: string | null) => Promise<Result<string>>;
}
