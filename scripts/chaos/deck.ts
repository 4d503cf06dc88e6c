import { isPossible, TROUBLES, type Trouble } from './disturbances';
import { coursesOf, type Course } from './courses';
import { countAnswers } from './attempt';
import { wayNames, wayOf, type ChaosProvider, type WayName } from './ways';

/** What the generator may not leave out of a batch: the rest of a run is chance. */
export interface Card {
  readonly way: WayName;
  readonly course: Course;
  readonly trouble: Trouble;
  /** The number of what the shopper does in the windows; 0 pays in all of them. */
  readonly act: number;
}

/** Ways in which a fault costs the shopper money are tried more often than the rest. */
const RISKY: readonly WayName[] = [
  'card with 3-D Secure',
  'saved card with 3-D Secure',
  'hosted page',
  'hosted page',
  'express on the product page',
  'express in the cart',
  'express in the checkout',
  'express with 3-D Secure',
  'wallet in a window',
  'page of a bank',
];

/** The ways of a deck in turn; every way of the second provider costs the shopper money. */
const TURNS: Readonly<Record<ChaosProvider, readonly WayName[]>> = {
  stripe: [...wayNames('stripe'), ...RISKY],
  paypal: wayNames('paypal'),
};

/** How often a deck repeats its turn: a way has at most six courses, and those of the first provider's risky ways come twice. */
const ROUNDS: Readonly<Record<ChaosProvider, number>> = { stripe: 4, paypal: 6 };

const sizeOf = (provider: ChaosProvider): number => ROUNDS[provider] * TURNS[provider].length;

/** The number of cards of the larger deck: as many runs in a row draw each once. */
export const DECK_SIZE = Math.max(sizeOf('stripe'), sizeOf('paypal'));

/** Deals the values that were dealt least, the earlier ones first. */
class Dealer<T> {
  private readonly dealt = new Map<T, number>();

  next(values: readonly T[]): T {
    const counts = values.map((value) => this.dealt.get(value) ?? 0);
    const value = values[counts.indexOf(Math.min(...counts))];
    if (value === undefined) throw new RangeError('nothing to deal');
    this.dealt.set(value, (this.dealt.get(value) ?? 0) + 1);
    return value;
  }
}

function deal(provider: ChaosProvider): readonly Card[] {
  const troubles = new Dealer<Trouble>();
  const courses = new Map<WayName, Dealer<Course>>();
  const acts = new Map<string, Dealer<number>>();
  const turns = TURNS[provider];
  return Array.from({ length: sizeOf(provider) }, (_one, index): Card => {
    const way = turns[index % turns.length] ?? 'check';
    const ofWay = courses.get(way) ?? new Dealer<Course>();
    courses.set(way, ofWay);
    const course = ofWay.next(coursesOf(way));
    const trouble = troubles.next(TROUBLES.filter((one) => isPossible(way, one)));
    const windows = wayOf(way).opens?.join();
    if (windows === undefined || !course.isFree) return { way, course, trouble, act: 0 };
    const ofWindows = acts.get(windows) ?? new Dealer<number>();
    acts.set(windows, ofWindows);
    return { way, course, trouble, act: ofWindows.next([...Array(countAnswers(way)).keys()]) };
  });
}

const DECKS: Readonly<Record<ChaosProvider, readonly Card[]>> = {
  stripe: deal('stripe'),
  paypal: deal('paypal'),
};

/** The card of a seed. */
export function cardOf(seed: number, provider: ChaosProvider): Card {
  const card = DECKS[provider][seed % sizeOf(provider)];
  if (card === undefined) throw new RangeError(`no card for seed ${String(seed)}`);
  return card;
}
