import * as v from 'valibot';

import type { Account } from '../state/account';
import type { OrderRecord } from '../state/records.types';
import type { Call } from './context';
import { invalid, notFound, unprocessable } from './refusal';

/** The body of a wallet's call; throws a `Refusal` for another one. */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: Call,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await c.req.json().catch(() => null));
  if (!read.success) throw invalid('MISSING_REQUIRED_PARAMETER');
  return read.output;
}

/** The order of a wallet's call, in the state that the call needs; throws a `Refusal`. */
export function orderIn(
  { orders }: Account,
  id: string,
  status: OrderRecord['status'],
): OrderRecord {
  const order = orders.get(id);
  if (!order) throw notFound();
  if (order.status !== status) throw unprocessable('ORDER_ALREADY_APPROVED');
  return order;
}
