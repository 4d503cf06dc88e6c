import { cardOf } from './deck';
import { chanceOf } from './random';
import type { Plan } from './steps.types';
import { wayOf, type ChaosProvider } from './ways';

/**
 * The plan of a seed: attempts to pay, in one tab or two, and between their steps what a browser, a shop, a provider and
 * the same shopper elsewhere can do to them.
 */
export function planOf(seed: number, provider: ChaosProvider = 'stripe'): Plan {
  const chance = chanceOf(seed);
  const { way, course, trouble, act } = cardOf(seed, provider);
  const isCustomer = wayOf(way).isForCustomers === true || chance.below(3) === 0;
  return {
    seed,
    shopper: isCustomer ? 'customer' : 'guest',
    way,
    steps: course.steps({ way, trouble, act, chance }),
  };
}
