import { fromCents } from './money';
import type { MadeCharge, MadeIntent, MadeOrder, World } from './world.types';

/** Methods whose orders exist only with the provider's consent; a hosted page's wait for it. */
const NEEDS_CONSENT = new Set([
  'stripe_payments',
  'stripe_payments_express',
  'stripe_payments_checkout',
  'stripe_payments_bank_transfers',
  ...['smart_buttons', 'hosted_fields', 'vault', 'google_pay', 'apple_pay'].map(
    (method) => `payment_services_paypal_${method}`,
  ),
]);

/** States of an intent in which the provider has accepted the payment, or waits for a bank only. */
const ACCEPTED = new Set(['succeeded', 'requires_capture', 'processing', 'COMPLETED']);

/** Words by which a message tells that money was taken; a change of the order names amounts as well. */
const TELLS = /\b(?:charged|reserved|authori[sz]ed|taken|paid|refunded|debited)\b/i;

const isLive = ({ state }: MadeOrder): boolean => state !== 'canceled';
const numbersOf = (orders: readonly MadeOrder[]): string =>
  orders.map(({ number }) => number).join(', ');

const intentOf = ({ intents }: World, { paymentId }: MadeOrder): MadeIntent | undefined =>
  intents.find(
    ({ id, session }) => paymentId !== null && (id === paymentId || session === paymentId),
  );

/** The money that is still taken or reserved. */
const liveCharges = ({ charges }: World): readonly MadeCharge[] =>
  charges.filter(({ isVoided }) => !isVoided);

/** The order that a charge pays. */
function orderOf(world: World, { intent }: MadeCharge): MadeOrder | undefined {
  return world.orders.find((order) => isLive(order) && intentOf(world, order)?.id === intent);
}

function groupsOf<T>(
  all: readonly T[],
  keyOf: (one: T) => string | null,
): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** A rule: the violations that it finds. */
type Rule = (world: World) => readonly string[];

/** Every rule by its name, which begins the violation. */
export const RULES = {
  'one cart is charged once': (world) => {
    // A provider that does not know the shop's carts has an order for each.
    const cartOf = ({ intent }: MadeCharge): string =>
      String(world.intents.find((one) => one.id === intent)?.cartId ?? intent);
    return groupsOf(liveCharges(world), cartOf).map(
      (twice) => `charged ${twice.map(({ amount }) => fromCents(amount)).join(' and ')}`,
    );
  },

  'an order has the consent that its method needs': (world) =>
    world.orders
      .filter((order) => order.state === 'placed' && NEEDS_CONSENT.has(order.method))
      .filter((order) => {
        const intent = intentOf(world, order);
        const waits = order.method === 'stripe_payments_bank_transfers';
        const isAccepted = intent !== undefined && (waits || ACCEPTED.has(intent.status));
        return !isAccepted;
      })
      .map((order) => {
        const status = intentOf(world, order)?.status ?? 'no payment';
        return `${order.number} by ${order.method} has "${status}" at the provider`;
      }),

  'a charge has its order, or the shopper was told the amount': (world) =>
    liveCharges(world)
      .filter((charge) => orderOf(world, charge) === undefined)
      .map(({ amount }) => fromCents(amount))
      .filter(
        (amount) => !world.shown.messages.some((text) => text.includes(amount) && TELLS.test(text)),
      )
      .map((amount) => `${amount} was charged without an order, and no message says so`),

  'a charge is what its order costs': (world) =>
    liveCharges(world).flatMap((charge) => {
      const order = orderOf(world, charge);
      if (order === undefined || order.total === charge.amount) return [];
      return [
        `${order.number} costs ${fromCents(order.total)}, charged ${fromCents(charge.amount)}`,
      ];
    }),

  'one cart is ordered once': ({ orders }) =>
    groupsOf(orders.filter(isLive), ({ cartId }) => String(cartId)).map(
      (same) => `${numbersOf(same)} are of one cart`,
    ),

  'no more orders than presses': ({ orders, shown }) =>
    orders.length > shown.presses.length
      ? [`${String(orders.length)} orders for ${String(shown.presses.length)} presses`]
      : [],

  'nothing is ordered again before its order was shown': ({ orders, shown }) => {
    const live = orders.filter(isLive).toSorted((one, other) => one.placedAt - other.placedAt);
    return live.flatMap((order, index) => {
      const press = shown.presses.findLast(({ at }) => at <= order.placedAt)?.at ?? 0;
      const repeated = live.slice(0, index).find((earlier) => {
        const wasSeen = (shown.numbers.get(earlier.number) ?? Infinity) <= press;
        const isWanted = shown.additions.some(
          (at) => at > earlier.placedAt && at <= order.placedAt,
        );
        const isSame = earlier.skus.some((sku) => order.skus.includes(sku));
        return isSame && !wasSeen && !isWanted && earlier.cartId !== order.cartId;
      });
      return repeated === undefined
        ? []
        : [`${order.number} repeats ${repeated.number}, which was not shown before`];
    });
  },

  'the success page is opened for an order': ({ orders, shown }) =>
    shown.claims.flatMap(({ at, tab }) => {
      const made = orders.filter(({ placedAt }) => placedAt <= at);
      const press = shown.presses.findLast((one) => one.tab === tab && one.at <= at);
      const isNews = ({ number }: MadeOrder): boolean =>
        press?.by !== 'sheet' || (shown.numbers.get(number) ?? Infinity) > press.at;
      if (made.some(isNews)) return [];
      return [`tab ${String(tab + 1)} was told of an order that does not exist`];
    }),

  'the number of an order is shown': ({ orders, shown }) => {
    const unseen = orders.filter(
      ({ state, number }) => state === 'placed' && !shown.numbers.has(number),
    );
    return unseen.length === 0 ? [] : [`never shown: ${numbersOf(unseen)}`];
  },

  'an order costs what was pressed, or the difference was shown': ({ orders, shown }) => {
    const hasSaidDifference = shown.messages.some((text) =>
      text.includes('that was shown when you placed it'),
    );
    if (hasSaidDifference || shown.hasBlindPress) return [];
    return orders
      .filter(({ state, total }) => state === 'placed' && !shown.amounts.includes(fromCents(total)))
      .map(
        ({ number, total }) =>
          `${number} costs ${fromCents(total)}; pressed at ${shown.amounts.join(', ')}`,
      );
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a rule. */
export type RuleName = keyof typeof RULES;

/** A violation: the rule and what was found. */
export interface Breach {
  readonly rule: RuleName;
  readonly text: string;
}

/** What both databases and the screen contradict each other in. */
export function breachesOf(world: World): readonly Breach[] {
  return (Object.entries(RULES) as [RuleName, Rule][]).flatMap(([rule, find]) =>
    find(world).map((text) => ({ rule, text })),
  );
}
