import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';

import { countries } from '../data/countries';
import { isPaypalVaultOn } from '../domain/orders/payment-methods';
import { PaypalError } from '../domain/paypal/client';
import { paypalOf } from '../domain/paypal/create-order';
import { dropPaypalCard, keepPaypalCard, keptCards } from '../domain/paypal/paypal-store';
import type { Shop, ShopEnv } from '../domain/shop';
import { addressFormInit } from '../page-config/account-forms';
import { addCardInit } from '../page-config/paypal-config';
import * as pages from '../pages/index';
import { formValues } from '../views/address-view';
import { currentCustomer, pageContext } from './context';
import { withInit } from './page-init';
import { notFound } from './pages';
import { FRONT } from './paypal-buttons';
import { field, flash, hasFormKey, onForm, redirect } from './visit';

type Visit = Context<ShopEnv>;

const LOGIN = '/customer/account/login/';
const LIST = '/vault/cards/listaction/';

const callSchema = v.object({
  query: v.string(),
  variables: v.optional(
    v.object({
      input: v.optional(
        v.object({
          setup_token_id: v.optional(v.string(), ''),
          card_description: v.optional(v.string(), ''),
        }),
      ),
    }),
  ),
});

const refused = (c: Visit, message: string): Response =>
  c.json({ errors: [{ message, extensions: { category: 'graphql-authorization' } }], data: null });

/** The GraphQL operations of the module that keep a card; others are not part of the demo. */
async function answer(shop: Shop, c: Visit): Promise<Response> {
  const read = v.safeParse(callSchema, await c.req.json().catch(() => null));
  if (!read.success) return c.json({ errors: [{ message: 'Syntax Error' }] }, 400);
  const { query, variables } = read.output;
  if (query.includes('getVaultConfig')) {
    const credit_card = { is_vault_enabled: isPaypalVaultOn() };
    return c.json({ data: { getVaultConfig: { credit_card } } });
  }
  const customer = currentCustomer(shop, c);
  if (customer === null) return refused(c, 'The current customer isn’t authorized.');
  try {
    if (query.includes('createVaultCardSetupToken')) {
      const setup_token = await paypalOf(shop).setUpCard();
      return c.json({ data: { createVaultCardSetupToken: { setup_token } } });
    }
    if (!query.includes('createVaultCardPaymentToken')) return refused(c, 'Not part of the demo.');
    const { setup_token_id = '', card_description = '' } = variables?.input ?? {};
    const kept = await paypalOf(shop).keepCard(setup_token_id);
    const { brand, last_digits: last4 } = kept.payment_source.card;
    const description = card_description.slice(0, 50);
    keepPaypalCard(shop.db, customer.id, { vault_id: kept.id, brand, last4, description });
    return c.json({ data: { createVaultCardPaymentToken: { vault_token_id: kept.id } } });
  } catch (error) {
    if (error instanceof PaypalError) return refused(c, 'The card could not be kept.');
    throw error;
  }
}

/** The account's page of the stored cards, the one that adds a card, and the calls of its script (`endpoints.md` §7). */
export function addPaypalVaultPages(app: Hono<ShopEnv>, shop: Shop): void {
  const onlyWithCards: MiddlewareHandler<ShopEnv> = async (c, next) => {
    if (!isPaypalVaultOn()) return notFound(shop, c);
    await next();
    return undefined;
  };
  app.use('/vault/cards/*', onlyWithCards);

  app.get('/vault/cards/listaction', (c) => {
    const customer = currentCustomer(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    return c.html(pages.renderKeptCards(pageContext(shop, c), keptCards(shop.db, customer.id)));
  });

  onForm(app, '/vault/cards/deleteaction', (c, form) => {
    const customer = currentCustomer(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    const isGone =
      hasFormKey(c, form) && dropPaypalCard(shop.db, customer.id, field(form, 'public_hash'));
    if (isGone) flash(c, 'success', 'Stored Payment Method was successfully removed');
    else flash(c, 'error', 'Deletion failure. Please try again.');
    return redirect(c, LIST);
  });

  app.get(`${FRONT}/vault/addcard`, (c) => {
    if (!isPaypalVaultOn()) return notFound(shop, c);
    const customer = currentCustomer(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    const ctx = pageContext(shop, c);
    const init = { ...addressFormInit(null), ...addCardInit(shop, ctx.baseUrl) };
    return c.html(
      pages.renderAddCard(withInit(ctx, init), {
        values: formValues(customer, null),
        countries,
        listUrl: LIST,
      }),
    );
  });

  app.post('/graphql', (c) => answer(shop, c));
}
