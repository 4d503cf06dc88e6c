import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import { compress } from 'hono/compress';

import type { StripeConnection } from './domain/payments/connection.types';
import type { PaypalConnection } from './domain/paypal/connection.types';
import type { MapsConnection } from './domain/maps/connection.types';
import type { RecaptchaConnection } from './domain/recaptcha/connection.types';
import type { TaxConnection } from './domain/tax/connection.types';
import { openDatabase } from './domain/open-database';
import { addDemoPage } from './demo-page/routes';
import { withFaults } from './faults/middleware';
import { addFaultRoutes } from './faults/routes';
import { restRoutes } from './rest/rest';
import { withSession } from './domain/session/middleware';
import type { Settings } from './domain/settings/fields';
import { withVisitor } from './domain/settings/middleware';
import { addSettingsRoutes } from './domain/settings/routes';
import { defaultSettings } from './domain/settings/settings';
import { visitorTime } from './domain/settings/visitor';
import type { Shop, ShopEnv } from './domain/shop';
import { addAccountFromOrderRoutes } from './storefront/account-from-order';
import { addAccountRoutes } from './storefront/account';
import { addAccountEditPages } from './storefront/account-edit';
import { addAddressBookPages } from './storefront/address-book';
import { addAddToCartRoutes } from './storefront/add-to-cart';
import { addExampleAddresses } from './storefront/example-addresses';
import { addExampleBank } from './storefront/example-bank';
import { addExampleNotes } from './storefront/example-notes';
import { addAdminContentRoutes } from './storefront/admin-content';
import { addAdminRoutes } from './storefront/admin/routes';
import { joinSheets, serveFolder, serveMade } from './support/assets';
import { bundleFiles } from './storefront/bundle';
import { addCaptchaRoutes } from './storefront/captcha';
import { addCartFormRoutes } from './storefront/cart-form';
import { addAccountPages, addCheckoutPages } from './storefront/checkout-pages';
import { addCompareRoutes } from './storefront/compare';
import { addCataloguePages, notFound } from './storefront/pages';
import { addProductRoutes } from './storefront/product-pages';
import { addRegistrationPages } from './storefront/register';
import { addOrderPages } from './storefront/orders';
import { addOldFrontEnd } from './storefront/old-front-end';
import { addMultishippingForms } from './storefront/multishipping-forms';
import { addMultishippingPages } from './storefront/multishipping-steps';
import { addNewsletterRoutes } from './storefront/newsletter';
import { addInstantPurchaseRoutes } from './storefront/instant-purchase';
import { withPageHeaders } from './storefront/page-headers';
import { addPaypalButtons } from './storefront/paypal-buttons';
import { addPaypalReview } from './storefront/paypal-review';
import { addPaypalVaultPages } from './storefront/paypal-vault';
import { addPaymentPages } from './storefront/payment-pages';
import { addPaymentReturns } from './storefront/payment-return';
import { addPrivateBlockRoutes } from './storefront/private-blocks';
import { addRecaptchaGuards } from './storefront/recaptcha';
import { addReviewRoutes } from './storefront/reviews';
import { addSectionRoutes } from './storefront/section-load';
import { addSearchRoutes } from './storefront/listing-pages';
import { addSubscriptionPages } from './storefront/subscriptions';
import { addTaxCertificatePages } from './storefront/tax-certificates';
import { addSidebarRoutes } from './storefront/sidebar';
import { reachedBelow } from './domain/base-url';
import { withFormKey, withVary } from './storefront/visit';
import { addWishlistRoutes } from './storefront/wishlist';

export type { StripeConnection } from './domain/payments/connection.types';
export type { PaypalConnection } from './domain/paypal/connection.types';

/** The options of a demo shop. */
export interface ShopOptions {
  /** SQLite file, created when missing; delete it to reset the shop. */
  readonly dbFile: string;
  /** The folder of the built bundle, served under `/till/`. */
  readonly distDir: string;
  /** The shop's clock; the system's by default. */
  readonly clock?: () => Date;
  /** Deviations from a stock shop's settings for visitors without settings of their own. */
  readonly settings?: Partial<Settings>;
  /** The base path of the shop, with a slash at both ends; `/` by default. */
  readonly basePath?: string;
  /** The payment provider; without it the shop offers none of its methods. */
  readonly stripe?: StripeConnection;
  /** The account at PayPal; without it the shop has none of its buttons. */
  readonly paypal?: PaypalConnection;
  /** The maps service; without it pages show no maps. */
  readonly maps?: MapsConnection;
  /** The reCAPTCHA service; without it no form is protected. */
  readonly recaptcha?: RecaptchaConnection;
  /** The tax service's certificates; without it the shop has none. */
  readonly tax?: TaxConnection;
  /** Pages that take precedence over the shop's own. */
  readonly pages?: (app: Hono<ShopEnv>, shop: Shop) => void;
  /** Pages that take precedence over those and have no session. */
  readonly pagesWithoutSession?: (app: Hono<ShopEnv>) => void;
}

/** A running shop: pass `app.fetch` to a server, call `close` when done. */
export interface DemoShop {
  readonly app: Hono<ShopEnv>;
  close(): void;
}

function addFiles(app: Hono<ShopEnv>, distDir: string): void {
  const bundle = serveFolder(distDir, '/till/');
  const folder = fileURLToPath(new URL('pages/assets', import.meta.url));
  const files = serveFolder(folder, '/static/');
  const sheets = serveMade((names) => joinSheets(folder, names.split('+')), '.css');
  const covers = serveFolder(fileURLToPath(new URL('data/covers', import.meta.url)), '/art/');
  const missing = (c: { text(text: string, status: 404): Response }) => c.text('Not found', 404);
  app.get('/till/*', (c) => bundle(c) ?? missing(c));
  app.get('/static/sheets/:names{[a-z+]+\\.css}', (c) => {
    return sheets(c, c.req.param('names').replace(/\.css$/, '')) ?? missing(c);
  });
  app.get('/static/*', (c) => files(c) ?? missing(c));
  const examples = serveFolder(
    fileURLToPath(new URL('../examples', import.meta.url)),
    '/examples/',
  );
  for (const kind of ['address', 'payments', 'shipping', 'regions']) {
    app.get(`/examples/${kind}/*`, (c) => examples(c) ?? missing(c));
  }
  app.get('/art/:file{.+\\.svg}', (c) => covers(c) ?? missing(c));
  app.get('/health', (c) => c.json({ status: 'ok' }));
}

function storefront(
  shop: Shop,
  { pages, pagesWithoutSession }: Pick<ShopOptions, 'pages' | 'pagesWithoutSession'>,
): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>({ strict: false });
  app.use(withPageHeaders(shop));
  pagesWithoutSession?.(app);
  addAdminRoutes(app, shop);
  app.use(withSession(shop), withFormKey(), withVary());
  pages?.(app, shop);
  addWishlistRoutes(app, shop);
  addCompareRoutes(app, shop);
  addSectionRoutes(app, shop);
  addSidebarRoutes(app, shop);
  addCartFormRoutes(app, shop);
  addAddToCartRoutes(app, shop);
  addProductRoutes(app, shop);
  addRecaptchaGuards(app, shop);
  addAccountRoutes(app, shop);
  addCaptchaRoutes(app, shop);
  addCheckoutPages(app, shop);
  addMultishippingPages(app, shop);
  addMultishippingForms(app, shop);
  addAccountPages(app, shop);
  addAccountEditPages(app, shop);
  addAddressBookPages(app, shop);
  addSearchRoutes(app, shop);
  addRegistrationPages(app, shop);
  addAccountFromOrderRoutes(app, shop);
  addOrderPages(app, shop);
  addPaymentReturns(app, shop);
  addPaymentPages(app, shop);
  addPaypalButtons(app, shop);
  addPaypalReview(app, shop);
  addPaypalVaultPages(app, shop);
  addSubscriptionPages(app, shop);
  addTaxCertificatePages(app, shop);
  addInstantPurchaseRoutes(app, shop);
  addNewsletterRoutes(app, shop);
  addReviewRoutes(app, shop);
  addPrivateBlockRoutes(app, shop);
  addAdminContentRoutes(app, shop);
  addExampleAddresses(app);
  addExampleBank(app, shop);
  addExampleNotes(app);
  addDemoPage(app, shop);
  addCataloguePages(app, shop);
  app.all('*', (c) => notFound(shop, c));
  return app;
}

/** Opens the shop "Folio & Reel" on a database file: pages, storefront calls, REST and files. */
export function createShop(options: ShopOptions): DemoShop {
  const { dbFile, distDir, clock, settings, basePath = '/' } = options;
  const db = openDatabase(dbFile);
  const shop: Shop = {
    db,
    defaults: { ...defaultSettings, ...settings },
    clock: () => visitorTime(clock?.()),
    filesOf: bundleFiles(distDir),
    stripe: options.stripe,
    paypal: options.paypal,
    maps: options.maps,
    recaptcha: options.recaptcha,
    tax: options.tax,
  };
  const app = new Hono<ShopEnv>({ strict: false });
  addFiles(app, distDir);
  app.use(reachedBelow(basePath));
  app.use(compress(), withVisitor(shop));
  addOldFrontEnd(app);
  addFaultRoutes(app, shop);
  addSettingsRoutes(app, shop);
  app.use(withFaults(shop));
  app.route('/rest', restRoutes(shop));
  app.route('/', storefront(shop, options));
  return {
    app,
    close: () => {
      db.close();
    },
  };
}
