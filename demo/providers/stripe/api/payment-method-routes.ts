import type { Hono } from 'hono';

import type { PaymentMethodRecord } from '../state/records.types';
import { shopOnly } from './access';
import { declineError } from './charge';
import { type Call, type SandboxEnv } from './context';
import { findCustomer } from './customer-routes';
import { part, text, texts } from './form';
import { createMethod, findMethod } from './methods';
import { missing, Refusal } from './refusal';

function attach(c: Call, method: PaymentMethodRecord, customer: string): PaymentMethodRecord {
  const { account } = c.var;
  const outcome = account.outcomes.get(method.id);
  if (outcome?.kind === 'decline') {
    throw new Refusal(402, declineError(account, outcome.decline, method.id));
  }
  const attached = { ...method, customer: findCustomer(account, customer).id };
  account.paymentMethods.set(method.id, attached);
  return attached;
}

/** `/v1/payment_methods`: create, retrieve, update, attach and detach. */
export function addPaymentMethodRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v1/payment_methods', (c) => c.json(createMethod(c.var.account, c.var.params)));

  app.get('/v1/payment_methods/:id', shopOnly, (c) =>
    c.json(findMethod(c.var.account, c.req.param('id'))),
  );

  app.post('/v1/payment_methods/:id', shopOnly, (c) => {
    const { account, params } = c.var;
    const method = findMethod(account, c.req.param('id'));
    const email = text(part(params, 'billing_details'), 'email') ?? method.billing_details.email;
    const name = text(part(params, 'billing_details'), 'name') ?? method.billing_details.name;
    const changed: PaymentMethodRecord = {
      ...method,
      metadata: { ...method.metadata, ...texts(params, 'metadata') },
      billing_details: { ...method.billing_details, email, name },
    };
    account.paymentMethods.set(method.id, changed);
    return c.json(changed);
  });

  app.post('/v1/payment_methods/:id/attach', shopOnly, (c) => {
    const customer = text(c.var.params, 'customer');
    if (customer === null) throw missing('customer');
    return c.json(attach(c, findMethod(c.var.account, c.req.param('id')), customer));
  });

  app.post('/v1/payment_methods/:id/detach', shopOnly, (c) => {
    const { account } = c.var;
    const detached = { ...findMethod(account, c.req.param('id')), customer: null };
    account.paymentMethods.set(detached.id, detached);
    return c.json(detached);
  });
}
