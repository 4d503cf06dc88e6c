import { answersOf, attempt } from './attempt';
import { anyTrouble, troubleStep, type Trouble } from './disturbances';
import type { Chance } from './random';
import { CHANGERS, type Step } from './steps.types';
import { providerOf, wayNames, wayOf, type WayName } from './ways';

/** What is dealt to a run, with the source of everything else. */
interface Draw {
  readonly way: WayName;
  readonly trouble: Trouble;
  /** The number of what the shopper does in the windows of the first attempt. */
  readonly act: number;
  readonly chance: Chance;
}

/** The course that a run takes. */
export interface Course {
  readonly name: string;
  /** Whether the shopper may do anything in the windows, and not only pay. */
  readonly isFree: boolean;
  readonly steps: (draw: Draw) => readonly Step[];
}

const AFTERWARDS = ['/', '/checkout/cart/', '/checkout/#payment'];

/** What the shopper does between two attempts. */
function pauseOf(chance: Chance): readonly Step[] {
  switch (chance.below(4)) {
    case 0:
    case 1:
      return [{ do: 'reload', tab: 0 }];
    case 2:
      return [{ do: 'go to', tab: 0, path: chance.pick(AFTERWARDS) }];
    default:
      return [];
  }
}

/** Where a step can still have an effect: a fault before the last press, a way back after the first one. */
function placeIn(steps: readonly Step[], added: Step, chance: Chance): number {
  const isPress = ({ do: what }: Step): boolean => what === 'press' || what === 'open sheet';
  const isFault = added.do.startsWith('fail') || added.do === 'repeat the request';
  if (isFault) return chance.below(Math.max(1, steps.findLastIndex(isPress)) + 1);
  const first = added.do === 'go back' ? steps.findIndex(isPress) + 1 : 0;
  return first + chance.below(steps.length - first + 1);
}

/** Puts what was dealt, and up to `more` other troubles, among the steps, which keep their order. */
function scattered(steps: readonly Step[], more: number, { way, trouble, chance }: Draw) {
  const others = Array.from({ length: chance.below(more + 1) }, () => anyTrouble(way, chance));
  const mixed = [...steps];
  for (const one of [trouble, ...others]) {
    const added = troubleStep(one, way, chance);
    mixed.splice(placeIn(mixed, added, chance), 0, added);
  }
  return mixed;
}

/** One or two attempts, and anything between their steps. */
const plain: Course = {
  name: 'plain',
  isFree: true,
  steps: (draw) => {
    const { way, act, chance } = draw;
    const again = chance.below(2) === 0 ? attempt(way, act + 1, chance) : [];
    return scattered([...attempt(way, act, chance), ...again], 2, draw);
  },
};

/** Something fails before or in the first attempt, and the shopper tries again. */
const retried: Course = {
  name: 'retried',
  isFree: true,
  steps: ({ way, trouble, act, chance }) => [
    troubleStep(trouble, way, chance, true),
    ...attempt(way, act, chance),
    ...pauseOf(chance),
    ...attempt(way, 'pays', chance),
  ],
};

/** The response to the order fails before anything is done, the shopper goes on, and tries again. */
const refused: Course = {
  name: 'refused',
  isFree: false,
  steps: ({ way, trouble, chance }) => {
    const isFault = trouble.of === 'shop' || trouble.of === 'provider';
    const fault: Trouble = isFault ? trouble : { of: 'shop', fault: chance.pick(UNDONE) };
    return [
      troubleStep(fault, way, chance, true),
      ...(isFault ? [] : [troubleStep(trouble, way, chance)]),
      ...attempt(way, 'pays', chance),
      { do: 'wait for the answer' },
      { do: 'reload', tab: 0 },
      { do: 'outlast the hold' },
      ...attempt(way, 'pays', chance),
    ];
  },
};

/** Faults of the shop after which nothing was ordered although no refusal says so, by their index. */
const UNDONE: readonly number[] = [2, 6, 10];

/** The cart changes while the last window of the payment is open. */
const changedWithin: Course = {
  name: 'changed within',
  isFree: false,
  steps: ({ way, trouble, chance }) => {
    const first = attempt(way, 'pays', chance);
    const change =
      trouble.of === 'cart'
        ? trouble
        : ({ of: 'cart', by: chance.pick(CHANGERS), change: 'add' } as const);
    const step = troubleStep(change, way, chance);
    const within: Step = step.do === 'change the cart' ? { ...step, isWithin: true } : step;
    const again = chance.below(2) === 0 ? attempt(way, 'pays', chance) : [];
    const other = trouble.of === 'cart' ? [] : [troubleStep(trouble, way, chance)];
    // A fault meets the order that is sent once the window is closed.
    const isFault = trouble.of !== 'move';
    const [sooner, later] = isFault ? [other, []] : [[], other];
    return [...first.slice(0, -1), within, ...sooner, ...first.slice(-1), ...later, ...again];
  },
};

/** Both tabs are at the payment step, and both press, in any order; all windows are paid in. */
const twoTabs: Course = {
  name: 'two tabs',
  isFree: false,
  steps: (draw) => {
    const { way, chance } = draw;
    const presses: readonly Step[] =
      chance.below(2) === 0
        ? [{ do: 'press both', way }]
        : [
            { do: 'press', tab: 0, way, isDouble: false },
            { do: 'press', tab: 1, way, isDouble: false },
          ];
    const steps: readonly Step[] = [
      { do: 'choose', tab: 0, way },
      { do: 'choose', tab: 1, way },
      ...presses,
      ...answersOf(way, 'pays'),
      ...answersOf(way, 'pays'),
    ];
    return scattered(steps, 0, draw);
  },
};

/** A hosted page is left, another one is paid, and then the first one as well. */
const olderSession: Course = {
  name: 'older session',
  isFree: false,
  steps: ({ way, chance }) => [
    { do: 'choose', tab: 0, way },
    { do: 'press', tab: 0, way, isDouble: false },
    { do: 'answer', window: 'hosted page', act: chance.pick(['go back', 'leave']) },
    ...attempt(way, 'pays', chance),
    { do: 'pay the older session' },
  ],
};

/**
 * The page where an order is to be paid is left, and the same cart is ordered in another way: at once, and once more after
 * the first order was given up. Then the page that was left is paid as well.
 */
const otherWay: Course = {
  name: 'other way',
  isFree: false,
  steps: ({ way, chance }) => {
    const window = wayOf(way).opens?.at(-1) ?? 'hosted page';
    const other = chance.pick(
      wayNames(providerOf(way)).filter((name) => {
        const { wallet, code, isForCustomers } = wayOf(name);
        return wallet === undefined && isForCustomers === undefined && code !== wayOf(way).code;
      }),
    );
    const press: Step = { do: 'press', tab: 0, way: other, isDouble: false };
    return [
      { do: 'choose', tab: 0, way },
      { do: 'press', tab: 0, way, isDouble: false },
      { do: 'answer', window, act: chance.pick(['go back', 'leave']) },
      // The cart is restored first, which opens the checkout once more.
      { do: 'wait for the answer' },
      { do: 'choose', tab: 0, way: other },
      press,
      { do: 'order again instead' },
      press,
      ...answersOf(other, 'pays'),
      ...(window === 'hosted page' ? [{ do: 'pay the older session', isOnly: true } as const] : []),
    ];
  },
};

/** A wallet is opened in both tabs, and each is paid; of a product page both have a cart of their own. */
const twoWallets: Course = {
  name: 'two wallets',
  isFree: false,
  steps: (draw) => {
    const { way, chance } = draw;
    const [window, ...later] = answersOf(way, 'pays');
    const paid = window === undefined ? [] : [window];
    const steps: readonly Step[] = [
      { do: 'open sheet', tab: 0, way },
      ...(chance.below(2) === 0 ? paid : []),
      { do: 'open sheet', tab: 1, way },
      ...paid,
      ...paid,
      ...later,
      ...later,
    ];
    return scattered(steps, 0, draw);
  },
};

/** The shopper gives a payment up in one of its windows, and pays in another way of the same provider. */
const switched: Course = {
  name: 'switched',
  isFree: true,
  steps: (draw) => {
    const { way, act, chance } = draw;
    const other = chance.pick(
      wayNames(providerOf(way)).filter(
        (name) => name !== way && wayOf(name).isForCustomers === undefined,
      ),
    );
    const first = attempt(way, Math.max(1, act), chance);
    return scattered([...first, ...attempt(other, 'pays', chance, chance.pick([0, 1]))], 1, draw);
  },
};

/** The courses that a run in this way can take, those first that are taken more often. */
export function coursesOf(way: WayName): readonly Course[] {
  const { opens = [], wallet } = wayOf(way);
  const isSecond = providerOf(way) === 'paypal';
  return [
    plain,
    ...(wallet === undefined ? [twoTabs] : [refused]),
    ...(isSecond && wallet !== undefined ? [twoWallets] : []),
    ...(opens.length > 0 ? [changedWithin] : []),
    ...(isSecond && opens.length > 0 ? [switched] : []),
    retried,
    ...(opens.includes('hosted page') ? [olderSession] : []),
    ...(opens.includes('hosted page') || opens.includes('bank page') ? [otherWay] : []),
  ];
}
