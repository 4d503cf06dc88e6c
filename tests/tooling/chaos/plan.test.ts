import { describe, expect, it } from 'vitest';

import {
  categories,
  categoriesOf,
  count,
  histogram,
  missingFrom,
  type Tally,
} from '../../../scripts/chaos/categories';
import { DECK_SIZE } from '../../../scripts/chaos/deck';
import {
  isAfterWork,
  MOMENT_FAULTS,
  PROVIDER_FAULTS,
  SHOP_FAULTS,
} from '../../../scripts/chaos/faults';
import { stepName } from '../../../scripts/chaos/names';
import { planOf } from '../../../scripts/chaos/plan';
import type { Plan, Step } from '../../../scripts/chaos/steps.types';
import { PROVIDERS, providerOf, WAYS, type ChaosProvider } from '../../../scripts/chaos/ways';

const plansFrom = (first: number, length: number, provider?: ChaosProvider): readonly Plan[] =>
  Array.from({ length }, (_one, index) => planOf(first + index, provider));
const plansOfAll = (length: number): readonly Plan[] =>
  PROVIDERS.flatMap((provider) => plansFrom(0, length, provider));
const BATCHES = PROVIDERS.flatMap((provider) =>
  [0, 140, 2_061_700_000].map((first) => [provider, first] as const),
);

/** The categories that a step is meant to exercise; a run counts faults only once they were met. */
function meantBy(step: Step): readonly string[] {
  if (step.do === 'fail shop') return [`shop: ${SHOP_FAULTS[step.fault]?.name ?? ''}`];
  if (step.do === 'fail provider') return [`provider: ${PROVIDER_FAULTS[step.fault]?.name ?? ''}`];
  if (step.do === 'fail moment') return [`provider: ${MOMENT_FAULTS[step.fault]?.name ?? ''}`];
  if (step.do === 'repeat the request') return ['network: the order is sent twice'];
  return categoriesOf(step, step.do === 'change the cart' && step.isWithin, true);
}

describe('the plan of a run', () => {
  it('is the same for the same seed', () => {
    expect(planOf(151)).toEqual(planOf(151));
    expect(
      new Set(plansFrom(0, 200).map((plan) => JSON.stringify(plan.steps))).size,
    ).toBeGreaterThan(150);
  });

  it.each(BATCHES)('leaves nothing of %s out of a batch from seed %i', (provider, first) => {
    const tally: Tally = new Map();
    for (const plan of plansFrom(first, DECK_SIZE, provider)) {
      count(tally, [`shopper: ${plan.shopper}`, ...plan.steps.flatMap(meantBy)]);
    }
    expect(missingFrom(tally, provider).filter((name) => !name.startsWith('result: '))).toEqual([]);
  });

  it('fits in the batch of the tests', () => {
    expect(DECK_SIZE).toBeLessThanOrEqual(120);
  });

  it('gives saved cards to customers only', () => {
    const saved = plansOfAll(500).filter(({ way }) => 'isForCustomers' in WAYS[way]);
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.filter(({ shopper }) => shopper === 'guest')).toEqual([]);
  });

  it('never loses a confirmation of the shop after the work, which no page could know of', () => {
    const steps = plansFrom(0, 2000).flatMap((plan) => plan.steps);
    const confirmations = steps.flatMap((step) =>
      step.do === 'fail provider' && step.call === 'confirm-intent'
        ? [PROVIDER_FAULTS[step.fault]?.name ?? '']
        : [],
    );
    expect(confirmations.length).toBeGreaterThan(0);
    expect(confirmations.filter(isAfterWork)).toEqual([]);
  });

  it('chooses a way to pay before its button is pressed', () => {
    for (const { steps, seed } of plansOfAll(500)) {
      const press = steps.findIndex((step) => step.do === 'press' || step.do === 'press both');
      const chosen = steps.findIndex((step) => step.do === 'choose');
      if (press !== -1) expect(chosen, String(seed)).toBeLessThan(press);
    }
  });

  it('pays in the ways of one provider alone', () => {
    for (const { steps, way } of plansOfAll(500)) {
      const ways = steps.flatMap((step) => ('way' in step ? [step.way] : []));
      expect(new Set(ways.map(providerOf))).toEqual(new Set([providerOf(way)]));
    }
  });

  it('has a name for every step', () => {
    for (const step of plansOfAll(500).flatMap(({ steps }) => steps)) {
      expect(stepName(step)).not.toMatch(/undefined|""|: $/);
    }
  });
});

describe('the counts of a batch', () => {
  it('name what was never exercised', () => {
    const tally: Tally = new Map();
    count(tally, categories('stripe'));
    expect(missingFrom(tally, 'stripe')).toEqual([]);
    tally.delete('popup: close');
    expect(missingFrom(tally, 'stripe')).toEqual(['popup: close']);
  });

  it('are printed for every category, also for one that was never exercised', () => {
    const tally: Tally = new Map();
    count(tally, ['popup: close', 'popup: close']);
    const lines = histogram(tally, 'stripe');
    expect(lines).toHaveLength(categories('stripe').length);
    expect(lines.filter((line) => line.endsWith(' 2'))).toEqual([
      expect.stringMatching(/^popup: close +2$/),
    ]);
  });

  it.each(PROVIDERS)('know a category of %s once', (provider) => {
    const all = categories(provider);
    expect(new Set(all).size).toBe(all.length);
  });
});
