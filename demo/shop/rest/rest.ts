import { Hono } from 'hono';

import { assignCart } from '../domain/carts/assign-cart';
import { createCart, findCustomerCart } from '../domain/carts/cart-store';
import { withSession } from '../domain/session/middleware';
import type { Shop, ShopEnv } from '../domain/shop';
import { addAccountRoutes } from './account-routes';
import { customerAccess, guestAccess, requireCustomer, type CartAccess } from './cart-access';
import { cartResponse } from './cart-response';
import { addCouponRoutes } from './coupon-routes';
import { addCreditRoutes } from './credit-routes';
import { addGiftRoutes } from './gift-routes';
import { required, snakeCase } from '../support/fields';
import { addItemRoutes } from './item-routes';
import { addPaymentRoutes } from './payment-routes';
import { addPickupRoutes } from './pickup-routes';
import { addProductRoutes } from './product-routes';
import { readBody } from './request';
import { RestError } from '../support/rest-error';
import { addShippingRoutes } from './shipping-routes';
import { stripeRoutes } from './stripe/stripe-routes';
import { addTokenRoutes } from './token-routes';
import { addCertificateRoutes } from './certificate-routes';
import { addVerificationRoutes } from './verification-routes';
import { inWantedFormat } from './xml';

const STORE_CODES = ['default', 'all'];

function cartRoutes(shop: Shop, access: CartAccess): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.get('/', (c) => c.json(cartResponse(shop.db, access.any(c))));
  addItemRoutes(app, shop, access);
  addCouponRoutes(app, shop, access);
  addGiftRoutes(app, shop, access);
  addShippingRoutes(app, shop, access);
  addPaymentRoutes(app, shop, access);
  return app;
}

/** The resources below `rest/{store}/V1/`, with the responses and refusals of a recorded 2.4.7 server. */
function resources(shop: Shop): Hono<ShopEnv> {
  const { db } = shop;
  const app = new Hono<ShopEnv>();
  // The directory and unknown routes do not touch the session.
  for (const path of [
    '/guest-carts',
    '/carts',
    '/customers',
    '/integration',
    '/products',
    '/applepay',
    '/avatax',
    '/stripe',
    '/multishipping',
  ]) {
    app.use(`${path}/*`, withSession(shop));
  }
  app.post('/guest-carts', (c) => c.json(createCart(db, shop.clock()).masked_id));
  app.post('/carts/mine', (c) => {
    const { id } = requireCustomer(shop, c);
    return c.json((findCustomerCart(db, id) ?? createCart(db, shop.clock(), id)).id);
  });
  const guest = guestAccess(shop);
  app.put('/guest-carts/:cartId', async (c) => {
    const customer = requireCustomer(shop, c);
    const body = await readBody(c);
    for (const name of ['customerId', 'storeId']) required(body, snakeCase(name), name);
    assignCart(db, guest.active(c), customer);
    return c.json(true);
  });
  addVerificationRoutes(app, shop);
  addCertificateRoutes(app, shop);
  app.route('/guest-carts/:cartId', cartRoutes(shop, guest));
  addCreditRoutes(app, shop);
  app.route('/carts/mine', cartRoutes(shop, customerAccess(shop)));
  app.route('/stripe/payments', stripeRoutes(shop));
  addAccountRoutes(app, shop);
  addTokenRoutes(app, shop);
  addProductRoutes(app, shop);
  addPickupRoutes(app);
  return app;
}

/** REST with and without a store code in the path. */
export function restRoutes(shop: Shop): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.use(inWantedFormat(), async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use('/:store/V1/*', async (c, next) => {
    if (!STORE_CODES.includes(c.req.param('store'))) {
      throw new RestError(400, 'Specified request cannot be processed.');
    }
    await next();
  });
  const api = resources(shop);
  app.route('/:store/V1', api);
  app.route('/V1', api);
  app.all('*', (c) => c.json({ message: 'Request does not match any route.' }, 404));
  app.onError((error, c) => {
    if (error instanceof RestError) {
      return c.json(error.body(), error.status, { ...error.headers });
    }
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return c.json({ message: 'Internal Error. Details are available in the log file.' }, 500);
  });
  return app;
}
