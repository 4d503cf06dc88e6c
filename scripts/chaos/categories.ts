import { isOfPaypal, MOMENT_FAULTS, PROVIDER_FAULTS, SHOP_FAULTS } from './faults';
import { CART_CHANGES, CHANGERS, WINDOW_ACTS, type Step } from './steps.types';
import { wayNames, wayOf, type ChaosProvider } from './ways';

/** How often each category was exercised in a batch. */
export type Tally = Map<string, number>;

/** What only the first provider has: pages and orders that wait to be paid elsewhere. */
const OF_STRIPE = [
  'hosted page: pay an older session',
  'waiting order: order again instead',
  'result: an unpaid order',
  'result: a charge given back',
];

/** Everything that a batch of a provider has to exercise, derived from the tables that the generator draws from. */
export function categories(provider: ChaosProvider): readonly string[] {
  const names = wayNames(provider);
  const windows = new Set<string>(names.flatMap((name) => wayOf(name).opens ?? []));
  const moments = MOMENT_FAULTS.filter(({ call }) => isOfPaypal(call) === (provider === 'paypal'));
  return [
    'shopper: guest',
    'shopper: customer',
    ...names.map((way) => `pressed: ${way}`),
    'pressed: a double press',
    'pressed: both tabs at once',
    'pressed: tab 2 after tab 1',
    ...Object.entries(WINDOW_ACTS).flatMap(([window, acts]) =>
      windows.has(window) ? acts.map((act) => `${window}: ${act}`) : [],
    ),
    ...CHANGERS.flatMap((by) => CART_CHANGES.map((change) => `cart changed: ${change} by ${by}`)),
    ...CHANGERS.map((by) => `cart changed: while a payment is open by ${by}`),
    ...SHOP_FAULTS.map(({ name }) => `shop: ${name}`),
    ...PROVIDER_FAULTS.map(({ name }) => `provider: ${name}`),
    ...moments.map(({ name }) => `provider: ${name}`),
    'network: the order is sent twice',
    'network: off for a moment',
    'browser: reload',
    'browser: back',
    'browser: another page',
    'result: an order',
    'result: a charge',
    ...(provider === 'stripe' ? OF_STRIPE : []),
  ];
}

/** The categories of a step that was carried out. Those of faults count once a call has met them. */
export function categoriesOf(
  step: Step,
  isAnyOpen: boolean,
  hasPressed: boolean,
): readonly string[] {
  switch (step.do) {
    case 'press':
      return [
        `pressed: ${step.way}`,
        ...(step.isDouble ? ['pressed: a double press'] : []),
        ...(step.tab === 1 && hasPressed ? ['pressed: tab 2 after tab 1'] : []),
      ];
    case 'press both':
      return [`pressed: ${step.way}`, 'pressed: both tabs at once'];
    case 'open sheet':
      return [`pressed: ${step.way}`];
    case 'answer':
      return [`${step.window}: ${step.act}`];
    case 'pay the older session':
      return ['hosted page: pay an older session'];
    case 'order again instead':
      return ['waiting order: order again instead'];
    case 'change the cart':
      return [
        `cart changed: ${step.change} by ${step.by}`,
        ...(isAnyOpen ? [`cart changed: while a payment is open by ${step.by}`] : []),
      ];
    case 'lose the network':
      return ['network: off for a moment'];
    case 'reload':
      return ['browser: reload'];
    case 'go back':
      return ['browser: back'];
    case 'go to':
      return ['browser: another page'];
    case 'choose':
    case 'fail shop':
    case 'fail provider':
    case 'fail moment':
    case 'repeat the request':
    case 'wait':
    case 'wait for the answer':
    case 'outlast the hold':
      return [];
  }
}

/** Adds the categories of a run. */
export function count(tally: Tally, exercised: readonly string[]): void {
  for (const name of exercised) tally.set(name, (tally.get(name) ?? 0) + 1);
}

/** The categories that a batch never exercised. */
export const missingFrom = (tally: Tally, provider: ChaosProvider): readonly string[] =>
  categories(provider).filter((name) => !tally.has(name));

/** The counts, one a line, in the order of the categories. */
export function histogram(tally: Tally, provider: ChaosProvider): readonly string[] {
  const all = categories(provider);
  const width = Math.max(...all.map(({ length }) => length));
  return all.map((name) => `${name.padEnd(width)} ${String(tally.get(name) ?? 0).padStart(5)}`);
}
