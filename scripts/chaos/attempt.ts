import type { Chance } from './random';
import { WINDOW_ACTS, type Step, type Tab } from './steps.types';
import { wayOf, type PaymentWindow, type WayName } from './ways';

/** Whether the shopper pays in every window, or does anything there: a number goes through the acts. */
export type Will = 'pays' | number;

/** What the shopper does in a window; the first act of each pays. */
function answerOf(window: PaymentWindow, will: Will): Step {
  const acts = WINDOW_ACTS[window];
  return { do: 'answer', window, act: acts[will === 'pays' ? 0 : will % acts.length] ?? acts[0] };
}

/** The answers to the windows of a way to pay, in their order. */
export const answersOf = (way: WayName, will: Will): readonly Step[] =>
  (wayOf(way).opens ?? []).map((window, index, all) =>
    // What comes before the last window leads to it.
    answerOf(window, index < all.length - 1 ? 'pays' : will),
  );

/** One attempt to pay in this way in a tab, up to the last window that it opens. */
export function attempt(way: WayName, will: Will, chance: Chance, tab: Tab = 0): readonly Step[] {
  const answers = answersOf(way, will);
  if (wayOf(way).wallet !== undefined) return [{ do: 'open sheet', tab, way }, ...answers];
  const isDouble = chance.below(5) === 0;
  return [{ do: 'choose', tab, way }, { do: 'press', tab, way, isDouble }, ...answers];
}
