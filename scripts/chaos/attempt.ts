import type { Chance } from './random';
import { WINDOW_ACTS, type Step, type Tab } from './steps.types';
import { wayOf, type PaymentWindow, type WayName } from './ways';

/** Whether the shopper pays in every window, or does anything there: a number goes through the acts. */
export type Will = 'pays' | number;

/** The acts in a window that do not simply pay: every one but the first. */
const othersIn = (window: PaymentWindow): readonly string[] => WINDOW_ACTS[window].slice(1);

/** In how many ways the windows of a way to pay can be answered: by paying in all, or by any other act in one of them. */
export const countAnswers = (way: WayName): number =>
  (wayOf(way).opens ?? []).reduce((sum, window) => sum + othersIn(window).length, 1);

/**
 * The answers to the windows of a way to pay, in their order. A number stands for one of `countAnswers`: the shopper pays up
 * to the window of that act, and in those after it, which mostly do not open then.
 */
export function answersOf(way: WayName, will: Will): readonly Step[] {
  let left = will === 'pays' ? 0 : will % countAnswers(way);
  return (wayOf(way).opens ?? []).map((window) => {
    const others = othersIn(window);
    const act = left === 0 ? undefined : others[left - 1];
    left = act === undefined ? Math.max(0, left - others.length) : 0;
    return { do: 'answer', window, act: act ?? WINDOW_ACTS[window][0] };
  });
}

/** One attempt to pay in this way in a tab, up to the last window that it opens. */
export function attempt(way: WayName, will: Will, chance: Chance, tab: Tab = 0): readonly Step[] {
  const answers = answersOf(way, will);
  if (wayOf(way).wallet !== undefined) return [{ do: 'open sheet', tab, way }, ...answers];
  const isDouble = chance.below(5) === 0;
  return [{ do: 'choose', tab, way }, { do: 'press', tab, way, isDouble }, ...answers];
}
