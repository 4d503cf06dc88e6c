import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { createDemo } from './demo';
import { openPaypal, openProvider, type Provider, realProvider } from './provider';
import { openMapsSandbox } from './providers/maps/app';
import { openRecaptchaSandbox, SECRET } from './providers/recaptcha/app';
import { openTaxSandbox } from './providers/tax/app';
import { TAX_SECRET } from './providers/tax/keys';
import { serveSandbox } from './serve-sandbox';
import { UsageError } from './try-on/usage-error';

const USAGE = `usage: npm run demo -- [options]

The demo shop:
  --port 8080              port on 127.0.0.1; a free one by default
  --db shop.db             its database; delete the file to start afresh
  --dist dist              the built bundle
  --guest-checkout-login   the checkout may learn that an e-mail address has an account
  --provider-port 8180     port of the sandbox payment provider; a free one by default (docs/providers.md)
  --paypal-port 8190       port of the sandbox of PayPal's buttons; a free one by default
  --stripe-key pk_test_…   the real provider in place of the sandbox, with STRIPE_SECRET_KEY and
                           STRIPE_WEBHOOK_SECRET in the environment

Till in front of a shop of your own, with nothing installed there (docs/trying-on-your-shop.md):
  --backend https://shop.example/   the shop's base URL
  --selectors file.json             where the tags go in a theme unlike Luma
  --host static.shop.example        another host of the shop to reach through the proxy; may be repeated
  --insecure                        take a certificate that nobody vouches for
  --port, --dist                    as above

  --help                   this text
`;

/** How long requests in progress may take once the server is stopping. */
const SHUTDOWN_TIMEOUT_MS = 2000;

/** A running command. */
interface Running {
  stop(): Promise<void>;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      db: { type: 'string', default: 'shop.db' },
      dist: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
      'guest-checkout-login': { type: 'boolean', default: false },
      'provider-port': { type: 'string', default: '0' },
      'paypal-port': { type: 'string', default: '0' },
      'stripe-key': { type: 'string' },
      backend: { type: 'string' },
      selectors: { type: 'string' },
      host: { type: 'string', multiple: true },
      insecure: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

type Arguments = ReturnType<typeof readArguments>;

/** The provider chosen on the command line: the sandbox, or the real one with its keys. */
async function providerOf(values: Arguments, webhookUrl: () => string | null): Promise<Provider> {
  const { 'stripe-key': key, 'provider-port': port } = values;
  if (key === undefined) return openProvider(portOf(port, '--provider-port'), webhookUrl);
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } =
    process.env;
  if (secretKey === '') throw new UsageError('--stripe-key needs STRIPE_SECRET_KEY');
  return realProvider({ publishableKey: key, secretKey, webhookSecret });
}

async function runShop(values: Arguments, port: number): Promise<Running> {
  let shopOrigin: string | null = null;
  const provider = await providerOf(values, () => shopOrigin && `${shopOrigin}/stripe/webhooks`);
  const paypal = await openPaypal(portOf(values['paypal-port'], '--paypal-port'));
  const maps = await serveSandbox(openMapsSandbox(), 0);
  const recaptcha = await serveSandbox(openRecaptchaSandbox(), 0);
  const tax = await serveSandbox(openTaxSandbox(), 0);
  const shop = createDemo({
    dbFile: values.db,
    distDir: values.dist,
    settings: { emailAvailability: values['guest-checkout-login'] },
    stripe: provider.connection,
    paypal: paypal.connection,
    maps: { origin: maps.origin },
    recaptcha: { origin: recaptcha.origin, secret: SECRET },
    tax: { origin: tax.origin, secret: TAX_SECRET },
  });
  const server = serve({ fetch: shop.app.fetch, hostname: '127.0.0.1', port }, (address) => {
    shopOrigin = `http://127.0.0.1:${String(address.port)}`;
    process.stdout.write(
      `\n▸ The demo shop is listening: ${shopOrigin}/   (Ctrl+C ends it)\n  Payments go to ${provider.connection.origin}/\n`,
    );
  });
  return {
    /** Completes the requests in progress and closes the database. */
    stop: () =>
      new Promise((resolve) => {
        provider.close();
        paypal.close();
        maps.close();
        recaptcha.close();
        tax.close();
        server.close(() => {
          shop.close();
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        // Requests that a fault leaves without a response would keep the server open.
        setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections();
        }, SHUTDOWN_TIMEOUT_MS).unref();
      }),
  };
}

function portOf(text: string, option: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0) throw new UsageError(`${option} ${text} is no port`);
  return port;
}

async function run(values: Arguments): Promise<Running | null> {
  if (values.help) {
    process.stdout.write(USAGE);
    return null;
  }
  const port = portOf(values.port, '--port');
  const { backend } = values;
  if (backend === undefined) return runShop(values, port);
  const { runProxy } = await import('./try-on/run');
  const proxy = await runProxy({ ...values, backend, port });
  return { stop: () => proxy.close() };
}

try {
  const running = await run(readArguments());
  const stop = () => {
    void running?.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
