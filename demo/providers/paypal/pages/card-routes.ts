import type { Hono } from 'hono';
import * as v from 'valibot';

import { brandOf, isCardNumber } from '../../shared/card-numbers';
import type { Call, SandboxEnv } from '../api/context';
import { unprocessable } from '../api/refusal';
import type { CardAnswer } from '../browser/card-protocol.types';
import { outcomeOf } from '../cards';
import type { CardRecord, OrderRecord } from '../state/records.types';
import { challengePage } from './challenge-page';
import { layout } from './layout';

const optionalText = v.optional(v.string(), '');

const cardSchema = v.object({
  order: v.string(),
  number: v.pipe(v.string(), v.check(isCardNumber)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.number(), v.integer()),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  billing: v.object({
    name: optionalText,
    billingAddress: v.optional(
      v.object({
        postalCode: optionalText,
        adminArea2: optionalText,
        countryCode: optionalText,
      }),
    ),
  }),
});
type SentCard = v.InferOutput<typeof cardSchema>;

const refused = (issue: string): CardAnswer => ({ status: 'REFUSED', issue });

/** The orders that wait for the bank's answer, each with its card. */
const asked = new WeakMap<OrderRecord, CardRecord>();

const localeOf = (c: Call): string => c.req.query('locale') ?? 'en_US';

/** What is missing in the address of a card, as the API says it; null for nothing. */
function missing({ billing: { billingAddress: address } }: SentCard): string | null {
  if (address === undefined || address.countryCode === '') return null;
  if (address.postalCode === '' && address.countryCode === 'US') return 'POSTAL_CODE_REQUIRED';
  return address.adminArea2 === '' ? 'CITY_REQUIRED' : null;
}

const recordOf = ({ number, month, year, billing }: SentCard): CardRecord => ({
  brand: brandOf(number).brand.toUpperCase(),
  bin: number.slice(0, 6),
  last4: number.slice(-4),
  expiry: `${String(year)}-${String(month).padStart(2, '0')}`,
  name: billing.name,
  declines: outcomeOf(number) === 'declines',
});

/** Takes a card that is kept without an order. */
function setUp(c: Call, sent: SentCard): CardAnswer {
  if (outcomeOf(sent.number) === 'declines') return refused('INSTRUMENT_DECLINED');
  c.var.account.setups.set(sent.order, recordOf(sent));
  return { status: 'APPROVED' };
}

/** Takes a card for an order that waits for one; the number goes no further than this. */
function confirm(c: Call, sent: SentCard): CardAnswer {
  if (c.var.account.setups.has(sent.order)) return setUp(c, sent);
  const order = c.var.account.orders.get(sent.order);
  if (order?.status !== 'CREATED') return refused('ORDER_ALREADY_APPROVED');
  const problem = missing(sent);
  if (problem !== null) return refused(problem);
  const card = recordOf(sent);
  if (outcomeOf(sent.number) === 'asks') {
    asked.set(order, card);
    return { status: 'PAYER_ACTION_REQUIRED' };
  }
  order.paying = { card, liabilityShift: null, vaultId: null };
  order.status = 'APPROVED';
  return { status: 'APPROVED' };
}

/** The cardholder has answered the bank; null where the question was closed. */
function answer(c: Call, outcome: unknown): CardAnswer | null {
  const order = c.var.account.orders.get(c.req.query('token') ?? '');
  const card = order && asked.get(order);
  if (order === undefined || card === undefined) throw unprocessable('ORDER_NOT_APPROVED');
  asked.delete(order);
  if (outcome === 'close') return null;
  const liabilityShift = outcome === 'confirm' ? 'POSSIBLE' : 'NO';
  // As with the real provider an order without the bank's answer is approved too: the shop decides.
  order.paying = { card, liabilityShift, vaultId: null };
  order.status = 'APPROVED';
  return { status: 'APPROVED', liabilityShift };
}

/** The frames of card fields, what they send, and the page of the cardholder's bank. */
export function addCardPages(app: Hono<SandboxEnv>): void {
  app.get('/card/field', (c) =>
    c.html(layout('card', 'PayPal', localeOf(c), '<div id="root"></div>')),
  );

  app.post('/card/confirm', async (c) => {
    const sent = v.safeParse(cardSchema, await c.req.json().catch(() => null));
    return c.json(sent.success ? confirm(c, sent.output) : refused('CARD_NUMBER_INVALID'));
  });

  app.get('/card/challenge', (c) => c.html(challengePage(localeOf(c))));

  app.post('/card/challenge', async (c) => c.json(answer(c, (await c.req.parseBody()).outcome)));
}
