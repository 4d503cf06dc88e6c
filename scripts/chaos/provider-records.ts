import type {
  ChargeRecord,
  PaymentIntentRecord,
  SessionRecord,
} from '../../demo/providers/stripe/state/records.types';
import type { MadeCharge, MadeIntent } from './world.types';

/** The provider's account of one visitor. */
export interface ProviderAccount {
  readonly origin: string;
  /** The account's id, which is the visitor's. */
  readonly id: string;
}

/** An address of the provider's surface for tests. */
export const controlUrl = ({ origin, id }: ProviderAccount, path: string): string =>
  `${origin}/sandbox/${path}?key=pk_test_demo_${id}`;

async function read<T>(account: ProviderAccount, path: string): Promise<readonly T[]> {
  return (await (await fetch(controlUrl(account, path))).json()) as readonly T[];
}

/** Everything that the provider holds about one visitor's payments. */
export async function paymentsOf(account: ProviderAccount): Promise<{
  readonly intents: readonly MadeIntent[];
  readonly charges: readonly MadeCharge[];
  /** The ids of intents and of hosted sessions. */
  readonly ids: readonly string[];
}> {
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
