import type { CardPageProvider } from './card-page.types';
import type { PayLaterProvider } from './pay-later-provider.types';
import type { PaymentMethodDefinition } from './payment-method.types';
import type { SavedMethodsProvider } from './saved-methods-provider.types';
import type { SeveralAddressesProvider } from './several-addresses-provider.types';
import type { SubscriptionsProvider } from './subscriptions-provider.types';
import type { WalletProvider } from './wallet-provider.types';

/**
 * A payment provider of Till's own: one folder of `src/payments/` and one line of `src/payments/providers.ts`. The parts
 * that it has are loaded when a page needs them; what decides that is here, and small (docs/payments.md).
 */
export interface PaymentProvider {
  readonly code: string;
  /** Loads a method, by the code that the server offers. */
  readonly methods?: Readonly<Record<string, () => Promise<PaymentMethodDefinition>>>;
  /** Its wallets; several where each has a row of its own. */
  readonly wallets?: WalletProvider | readonly WalletProvider[];
  readonly savedMethods?: {
    /** Whether methods are added on the page of saved methods too, and not in the checkout alone. */
    readonly hasForm: boolean;
    readonly load: () => Promise<SavedMethodsProvider>;
  };
  readonly subscriptions?: {
    /** Whether a cart is about subscriptions, from the `payment` part of the checkout's configuration (SUBS-08, SUBS-09). */
    readonly isInCart: (payment: Readonly<Record<string, unknown>>) => boolean;
    readonly load: () => Promise<SubscriptionsProvider>;
  };
  /** Loads how orders for several addresses are paid, on the pages of that checkout. */
  readonly severalAddresses?: () => Promise<SeveralAddressesProvider>;
  /** Its messages about paying later on product pages and in the cart (SMART-02). */
  readonly payLater?: PayLaterProvider;
  /** Loads how customers add a card on a page of its own (ADDC-01). */
  readonly cardPage?: () => Promise<CardPageProvider>;
}
