import { describe, expect, it } from 'vitest';

import { breachesOf, RULES, type RuleName } from '../../../scripts/chaos/truth';
import type { World } from '../../../scripts/chaos/world.types';
import { charge, intent, order, shown, world } from './world';

const TOLD =
  'Your bank has reserved $93.46 although no order was placed. It is released within a few days.';

const rulesOf = (one: World): readonly RuleName[] => breachesOf(one).map(({ rule }) => rule);

/** A world that each rule alone reports. */
const VIOLATIONS: readonly (readonly [RuleName, string, World])[] = [
  [
    'one cart is charged once',
    'a second hosted session of the cart was paid',
    world({
      orders: [
        order({ method: 'stripe_payments_checkout', paymentId: 'cs_1' }),
        order({ number: '000000002', state: 'canceled', paymentId: 'cs_2' }),
      ],
      intents: [intent({ session: 'cs_1' }), intent({ id: 'pi_2', session: 'cs_2' })],
      charges: [charge(), charge({ intent: 'pi_2' })],
      shown: shown({
        presses: [
          { at: 900, tab: 0, by: 'button' },
          { at: 1000, tab: 1, by: 'button' },
        ],
        messages: [TOLD],
      }),
    }),
  ],
  [
    'one cart is charged once',
    'an order of PayPal, which knows no carts, was captured twice',
    world({
      orders: [order({ method: 'payment_services_paypal_smart_buttons', paymentId: 'PP1' })],
      intents: [intent({ id: 'PP1', status: 'COMPLETED', cartId: null })],
      charges: [charge({ intent: 'PP1' }), charge({ intent: 'PP1' })],
    }),
  ],
  [
    'an order has the consent that its method needs',
    'an order by card without a charge',
    world({ intents: [intent({ status: 'requires_action' })], charges: [] }),
  ],
  [
    'an order has the consent that its method needs',
    'an order by transfer that the provider does not know',
    world({
      orders: [order({ method: 'stripe_payments_bank_transfers' })],
      intents: [],
      charges: [],
    }),
  ],
  [
    'an order has the consent that its method needs',
    'an order by PayPal that the payer has approved, and nobody has captured',
    world({
      orders: [order({ method: 'payment_services_paypal_smart_buttons', paymentId: 'PP1' })],
      intents: [intent({ id: 'PP1', status: 'APPROVED', cartId: null })],
      charges: [],
    }),
  ],
  [
    'a charge has its order, or the shopper was told the amount',
    'the cart changed while the bank asked',
    world({
      orders: [],
      shown: shown({
        numbers: new Map(),
        claims: [],
        messages: ['Your order has changed. The total was $93.46 and is now $128.76.'],
      }),
    }),
  ],
  [
    'a charge has its order, or the shopper was told the amount',
    'the order of the charge was cancelled',
    world({ orders: [order({ state: 'canceled' })] }),
  ],
  [
    'a charge is what its order costs',
    'the order grew after the charge',
    world({
      orders: [order({ total: 12876 })],
      shown: shown({ amounts: ['$128.76'] }),
    }),
  ],
  [
    'one cart is ordered once',
    'two tabs opened a hosted page',
    world({
      orders: ['000000001', '000000002'].map((number, index) =>
        order({
          number,
          method: 'stripe_payments_checkout',
          state: 'unpaid',
          paymentId: `cs_${String(index)}`,
        }),
      ),
      intents: [],
      charges: [],
      shown: shown({
        presses: [
          { at: 900, tab: 0, by: 'button' },
          { at: 1000, tab: 1, by: 'button' },
        ],
      }),
    }),
  ],
  [
    'no more orders than presses',
    'an order that nobody pressed for',
    world({
      orders: [order(), order({ number: '000000002', state: 'canceled', cartId: 8 })],
    }),
  ],
  [
    'nothing is ordered again before its order was shown',
    'a wallet paid again while the first order was unknown',
    world({
      orders: [
        order({ method: 'checkmo', paymentId: null }),
        order({
          number: '000000002',
          method: 'checkmo',
          paymentId: null,
          cartId: 8,
          placedAt: 6000,
        }),
      ],
      intents: [],
      charges: [],
      shown: shown({
        presses: [
          { at: 1000, tab: 0, by: 'sheet' },
          { at: 5000, tab: 0, by: 'sheet' },
        ],
        numbers: new Map([
          ['000000001', 7000],
          ['000000002', 7000],
        ]),
      }),
    }),
  ],
  [
    'the success page is opened for an order',
    'there is no order at all',
    world({ orders: [], intents: [], charges: [], shown: shown({ numbers: new Map() }) }),
  ],
  [
    'the success page is opened for an order',
    'there is only the order of an earlier sheet',
    world({
      shown: shown({
        presses: [
          { at: 1000, tab: 0, by: 'sheet' },
          { at: 5000, tab: 0, by: 'sheet' },
        ],
        claims: [{ at: 6000, tab: 0 }],
      }),
    }),
  ],
  [
    'the number of an order is shown',
    'a paid hosted page led to the cart',
    world({
      orders: [order({ method: 'stripe_payments_checkout', paymentId: 'cs_1' })],
      intents: [intent({ session: 'cs_1' })],
      shown: shown({ numbers: new Map(), claims: [] }),
    }),
  ],
  [
    'an order costs what was pressed, or the difference was shown',
    'the button showed less',
    world({ shown: shown({ amounts: ['$58.16'] }) }),
  ],
];

describe('the comparison of databases and screen', () => {
  it.each(VIOLATIONS)('reports by the rule "%s": %s', (rule, _case, one) => {
    expect(rulesOf(one)).toEqual([rule]);
  });

  it('has a violating world for every rule', () => {
    expect(new Set(VIOLATIONS.map(([rule]) => rule))).toEqual(new Set(Object.keys(RULES)));
  });

  it.each<[string, World]>([
    ['a paid order that was shown', world()],
    [
      'nothing but a look around',
      world({ orders: [], intents: [], charges: [], shown: shown({ claims: [] }) }),
    ],
    [
      'a charge that was given back',
      world({ orders: [], charges: [charge({ isVoided: true })], shown: shown({ claims: [] }) }),
    ],
    [
      'a charge without an order that the shopper was told of',
      world({ orders: [], shown: shown({ claims: [], messages: [TOLD] }) }),
    ],
    [
      'an unpaid order by a hosted page whose number nobody has seen',
      world({
        orders: [order({ method: 'stripe_payments_checkout', state: 'unpaid', paymentId: 'cs_1' })],
        intents: [],
        charges: [],
        shown: shown({ numbers: new Map() }),
      }),
    ],
    [
      'a charge by a card that is processed later',
      world({ intents: [intent({ status: 'processing' })], charges: [] }),
    ],
    [
      'a transfer that the bank has still to make',
      world({
        orders: [order({ method: 'stripe_payments_bank_transfers' })],
        intents: [intent({ status: 'requires_action' })],
        charges: [],
      }),
    ],
    [
      'another amount that the shopper was told of',
      world({
        shown: shown({
          amounts: ['$58.16'],
          messages: ['Your order costs $93.46, not the $58.16 that was shown when you placed it.'],
        }),
      }),
    ],
    [
      'the same book bought again on purpose',
      world({
        orders: [
          order({ method: 'checkmo' }),
          order({ number: '000000002', method: 'checkmo', cartId: 8, placedAt: 6000 }),
        ],
        charges: [],
        intents: [],
        shown: shown({
          presses: [
            { at: 1000, tab: 0, by: 'button' },
            { at: 5000, tab: 0, by: 'button' },
          ],
          numbers: new Map([
            ['000000001', 7000],
            ['000000002', 7000],
          ]),
          additions: [4000],
        }),
      }),
    ],
  ])('reports nothing for %s', (_case, one) => {
    expect(breachesOf(one)).toEqual([]);
  });
});
