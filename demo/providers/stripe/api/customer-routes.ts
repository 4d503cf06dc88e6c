import type { Hono } from 'hono';

import type { Account } from '../state/account';
import { newId, now } from '../state/ids';
import type { CustomerRecord } from '../state/records.types';
import { shopOnly } from './access';
import type { SandboxEnv } from './context';
import { expanded } from './expand';
import { text, texts } from './form';
import { missing, notFound } from './refusal';

/** Finds a customer. */
export function findCustomer(account: Account, id: string): CustomerRecord {
  const customer = account.customers.get(id);
  if (!customer) throw notFound('customer', id);
  return customer;
}

const listed = (url: string, data: readonly object[]) => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

/** The methods of a customer, newest first. */
function methodsOf(account: Account, customer: string, type: string | null) {
  findCustomer(account, customer);
  return [...account.paymentMethods.values()]
    .filter((method) => method.customer === customer && (type === null || method.type === type))
    .reverse();
}

/** `/v1/customers` with their payment methods. */
export function addCustomerRoutes(app: Hono<SandboxEnv>): void {
  app.use('/v1/customers/*', shopOnly);

  app.post('/v1/customers', shopOnly, (c) => {
    const { account, params } = c.var;
    const customer: CustomerRecord = {
      id: newId('cus'),
      object: 'customer',
      created: now(),
      email: text(params, 'email'),
      name: text(params, 'name'),
      metadata: texts(params, 'metadata'),
    };
    account.customers.set(customer.id, customer);
    return c.json(customer);
  });

  app.get('/v1/customers/:id', (c) => c.json(findCustomer(c.var.account, c.req.param('id'))));

  app.post('/v1/customers/:id', (c) => {
    const { account, params } = c.var;
    const customer = findCustomer(account, c.req.param('id'));
    const changed: CustomerRecord = {
      ...customer,
      email: text(params, 'email') ?? customer.email,
      name: text(params, 'name') ?? customer.name,
      metadata: { ...customer.metadata, ...texts(params, 'metadata') },
    };
    account.customers.set(changed.id, changed);
    return c.json(changed);
  });

  app.get('/v1/customers/:id/payment_methods', (c) => {
    const { account, params } = c.var;
    const methods = methodsOf(account, c.req.param('id'), text(params, 'type'));
    return c.json(listed(c.req.path, methods));
  });

  app.get('/v1/payment_methods', shopOnly, (c) => {
    const { account, params } = c.var;
    const customer = text(params, 'customer');
    if (customer === null) throw missing('customer');
    const methods = methodsOf(account, customer, text(params, 'type'));
    return c.json(listed(c.req.path, methods));
  });

  app.get('/v1/charges/:id', shopOnly, (c) => {
    const charge = c.var.account.charges.get(c.req.param('id'));
    if (!charge) throw notFound('charge', c.req.param('id'));
    return c.json(expanded(c, charge));
  });
}
