import type { CaptureRecord } from '../../demo/providers/paypal/state/records.types';
import type {
  ChargeRecord,
  PaymentIntentRecord,
  SessionRecord,
} from '../../demo/providers/stripe/state/records.types';
import type { ChaosProvider } from './ways';
import type { MadeCharge, MadeIntent } from './world.types';

/** A provider's account of one visitor. */
export interface ProviderAccount {
  readonly provider: ChaosProvider;
  readonly origin: string;
  /** The account's id, which is the visitor's. */
  readonly id: string;
}

/** How an address names the account. */
const KEYS: Readonly<Record<ChaosProvider, string>> = {
  stripe: 'key=pk_test_demo_',
  paypal: 'client-id=demo_',
};

/** An address of the provider's surface for tests. */
export const controlUrl = ({ provider, origin, id }: ProviderAccount, path: string): string =>
  `${origin}/sandbox/${path}?${KEYS[provider]}${id}`;

async function read<T>(account: ProviderAccount, path: string): Promise<readonly T[]> {
  return (await (await fetch(controlUrl(account, path))).json()) as readonly T[];
}

/** What a provider holds about one visitor's payments. */
export interface MadePayments {
  readonly intents: readonly MadeIntent[];
  readonly charges: readonly MadeCharge[];
  /** The ids of intents, of hosted sessions, and of PayPal's orders. */
  readonly ids: readonly string[];
}

/** An order as the second provider shows it. */
interface PaypalOrderView {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly [
    { readonly payments?: { readonly captures?: readonly CaptureRecord[] } },
  ];
}

const CENTS = 100;

/** The second provider has orders, of which each is captured or not; it does not know the shop's carts. */
async function paypalPayments(account: ProviderAccount): Promise<MadePayments> {
  const orders = await read<PaypalOrderView>(account, 'orders');
  return {
    intents: orders.map(({ id, status }) => ({ id, status, session: null, cartId: null })),
    charges: orders.flatMap(({ id, purchase_units: [{ payments }] }) =>
      (payments?.captures ?? []).map(({ amount, status }) => ({
        intent: id,
        amount: Math.round(Number(amount.value) * CENTS),
        isVoided: status === 'REFUNDED',
      })),
    ),
    ids: orders.map(({ id }) => id),
  };
}

/** Everything that the provider holds about one visitor's payments. */
export const paymentsOf = (account: ProviderAccount): Promise<MadePayments> =>
  account.provider === 'paypal' ? paypalPayments(account) : stripePayments(account);

async function stripePayments(account: ProviderAccount): Promise<MadePayments> {
  const [charges, all, sessions] = await Promise.all([
    read<ChargeRecord>(account, 'charges'),
    read<PaymentIntentRecord | { readonly object: 'setup_intent' }>(account, 'intents'),
    read<SessionRecord>(account, 'sessions'),
  ]);
  const intents = all.filter((one) => one.object === 'payment_intent');
  const statusOf = new Map(intents.map(({ id, status }) => [id, status]));
  return {
    intents: intents.map(({ id, status, metadata }) => {
      const session = sessions.find(({ payment_intent: paid }) => paid === id);
      const cart = metadata['Cart #'] ?? session?.client_reference_id ?? null;
      return {
        id,
        status,
        session: session?.id ?? null,
        cartId: cart === null ? null : Number(cart),
      };
    }),
    charges: charges.map(({ payment_intent: intent, amount, refunded }) => ({
      intent,
      amount,
      isVoided: refunded || statusOf.get(intent) === 'canceled',
    })),
    ids: [...intents.map(({ id }) => id), ...sessions.map(({ id }) => id)],
  };
}
