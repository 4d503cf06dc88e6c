import type { CheckoutChoices } from '../../domain/payment/checkout-choices.types';
import type {
  FutureSubscription,
  SubscriptionConfig,
  UpcomingInvoice,
} from '../../domain/payment/subscription.types';
import type { Result } from '../../platform/result';

interface Shop {
  readonly baseUrl: string;
  readonly storeCode: string;
}

interface LoadOptions {
  readonly signal?: AbortSignal;
}

/** How a provider prices subscriptions. No promise rejects. */
export interface SubscriptionsProvider {
  /** The settings in the `payment` part of the checkout's configuration (SUBS-08, SUBS-09). */
  readonly configOf: (payment: Readonly<Record<string, unknown>>) => SubscriptionConfig;
  /** The invoice of a subscription after its update (SUBS-10). */
  readonly loadInvoice: (shop: Shop) => Promise<Result<UpcomingInvoice>>;
  /** The subscriptions of the cart whose payments begin later (SUBS-12). */
  readonly loadFuture: (
    shop: Shop,
    choices: CheckoutChoices,
    options?: LoadOptions,
  ) => Promise<Result<readonly FutureSubscription[]>>;
}
