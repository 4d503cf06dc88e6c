import { isPossible, TROUBLES, type Trouble } from './disturbances';
import { coursesOf, type Course } from './courses';
import { WINDOW_ACTS } from './steps.types';
import { WAY_NAMES, wayOf, type WayName } from './ways';

/** What the generator may not leave out of a batch: the rest of a run is chance. */
export interface Card {
  readonly way: WayName;
  readonly course: Course;
  readonly trouble: Trouble;
  /** The index of what the shopper does in the last window; the first act pays. */
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

const TURNS: readonly WayName[] = [...WAY_NAMES, ...RISKY];

/** The number of cards: as many runs in a row draw each once. */
export const DECK_SIZE = 4 * TURNS.length;

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

function deal(): readonly Card[] {
  const troubles = new Dealer<Trouble>();
  const courses = new Map<WayName, Dealer<Course>>();
  const acts = new Map<string, Dealer<number>>();
  return Array.from({ length: DECK_SIZE }, (_one, index): Card => {
    const way = TURNS[index % TURNS.length] ?? 'check';
    const ofWay = courses.get(way) ?? new Dealer<Course>();
    courses.set(way, ofWay);
    const course = ofWay.next(coursesOf(way));
    const trouble = troubles.next(TROUBLES.filter((one) => isPossible(way, one)));
    const window = wayOf(way).opens?.at(-1);
    if (window === undefined || !course.isFree) return { way, course, trouble, act: 0 };
    const ofWindow = acts.get(window) ?? new Dealer<number>();
    acts.set(window, ofWindow);
    return { way, course, trouble, act: ofWindow.next([...WINDOW_ACTS[window].keys()]) };
  });
}

const DECK = deal();

/** The card of a seed. */
export function cardOf(seed: number): Card {
  const card = DECK[seed % DECK_SIZE];
  if (card === undefined) throw new RangeError(`no card for seed ${String(seed)}`);
  return card;
}
