import { randomUUID } from 'node:crypto';

import { openSandbox } from './providers/stripe/app';
import { sandboxKeys } from './providers/stripe/keys';
import { openPaypalSandbox } from './providers/paypal/app';
import { sandboxClient } from './providers/paypal/keys';
import { serveSandbox } from './serve-sandbox';
import type { PaypalConnection, StripeConnection } from './shop/app';
import { currentVisitor } from './shop/domain/settings/visitor';

/** A payment provider and the shop's connection to it. */
export interface Provider {
  readonly connection: StripeConnection;
  close(): void;
}

/** The sandbox with an account for each visitor, so that visitors do not affect each other. */
function sandboxConnection(origin: string): StripeConnection {
  const keysNow = () => sandboxKeys(currentVisitor().id ?? undefined);
  return {
    origin,
    webhookSecret: sandboxKeys().webhookSecret,
    get publishableKey() {
      return keysNow().publishableKey;
    },
    get secretKey() {
      return keysNow().secretKey;
    },
  };
}

/** Starts the sandbox on its own port, a free one for 0; `webhookUrl` is the shop's URL for events. */
export async function openProvider(
  port: number,
  webhookUrl: () => string | null,
): Promise<Provider> {
  const { origin, close } = await serveSandbox(openSandbox({ webhookUrl }), port);
  return { connection: sandboxConnection(origin), close };
}

/** PayPal's sandbox, and the shop's connection to it. */
export interface PaypalProvider {
  readonly connection: PaypalConnection;
  close(): void;
}

/** Starts PayPal's sandbox on its own port, a free one for 0, with an account for each visitor. */
export async function openPaypal(port: number): Promise<PaypalProvider> {
  const { origin, close } = await serveSandbox(openPaypalSandbox(), port);
  const clientNow = () => sandboxClient(currentVisitor().id ?? undefined);
  const connection: PaypalConnection = {
    origin,
    get clientId() {
      return clientNow().clientId;
    },
    get secret() {
      return clientNow().secret;
    },
  };
  return { connection, close };
}

/** The real provider, with the keys of an account there. Without the webhook's secret all events are refused. */
export function realProvider(
  keys: Pick<StripeConnection, 'publishableKey' | 'secretKey' | 'webhookSecret'>,
): Provider {
  return {
    connection: {
      origin: 'https://js.stripe.com',
      apiOrigin: 'https://api.stripe.com',
      ...keys,
      webhookSecret: keys.webhookSecret === '' ? randomUUID() : keys.webhookSecret,
    },
    close: () => undefined,
  };
}
