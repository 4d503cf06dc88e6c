import type { Browser } from '@playwright/test';

import type { BenchShop } from '../bench/shop';
import { categoriesOf } from './categories';
import { wrongCart } from './header-cart';
import { stepName } from './names';
import { metFaults } from './met-faults';
import { perform, sheetCard } from './perform';
import { planOf } from './plan';
import { openShopper, type Shopper } from './shopper';
import { settled } from './settled';
import type { Plan } from './steps.types';
import type { ChaosProvider } from './ways';
import { isAnyOpen } from './windows';

/** The result of a run: its steps in order, the violations, and what was exercised. */
export interface RunResult {
  readonly seed: number;
  readonly steps: readonly string[];
  readonly breaches: readonly string[];
  readonly exercised: readonly string[];
}

/** The longest that a run may take before it counts as failed, in milliseconds. */
const RUN_LIMIT_MS = 120_000;

/** Opens a shopper where the plan starts; one that fails to get there, as on a busy machine, is retried once. */
const begin = (browser: Browser, shop: BenchShop, plan: Plan): Promise<Shopper> =>
  openShopper(browser, shop, plan).catch(() => openShopper(browser, shop, plan));

/** Runs the steps of a seed for a new shopper and compares what was shown with both databases. */
export async function runOnce(
  browser: Browser,
  shop: BenchShop,
  seed: number,
  provider: ChaosProvider,
): Promise<RunResult> {
  const plan = planOf(seed, provider);
  const done = [`a ${plan.shopper} pays by "${plan.way}"`];
  const aborted = (why: string): RunResult => ({
    seed,
    steps: done,
    breaches: [`the run broke off: ${why}`],
    exercised: [],
  });
  let close = (): Promise<void> => Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<RunResult>((resolve) => {
    timer = setTimeout(() => {
      resolve(aborted(`it took longer than ${String(RUN_LIMIT_MS / 1000)} s`));
    }, RUN_LIMIT_MS);
  });
  const whole = async (): Promise<RunResult> => {
    const shopper = await begin(browser, shop, plan);
    close = () => shopper.context.close();
    const exercised = [`shopper: ${plan.shopper}`];
    for (const step of plan.steps) {
      const wasOpen = step.do === 'change the cart' && (await isAnyOpen(shopper));
      const hasPressed = shopper.witness.presses.length > 0;
      const isDone = await perform(shopper, step, sheetCard(plan.way));
      done.push(isDone ? stepName(step) : `${stepName(step)} (not possible)`);
      if (isDone) exercised.push(...categoriesOf(step, wasOpen, hasPressed));
      await shopper.look();
    }
    exercised.push(...(await metFaults(shopper, plan.steps)));
    const { breaches, results } = await settled(shopper, shop);
    // The last step may have placed the order, which is sent only now.
    if (shopper.repeated.count > 0) exercised.push('network: the order is sent twice');
    const wrong = shopper.witness.hasDirectCall ? null : await wrongCart(shopper, shop);
    return {
      seed,
      steps: done,
      breaches: [...breaches, ...(wrong === null ? [] : [wrong])],
      exercised: [...exercised, ...results],
    };
  };
  try {
    return await Promise.race([whole().catch((error: unknown) => aborted(String(error))), tooLong]);
  } finally {
    clearTimeout(timer);
    await close().catch(() => undefined);
  }
}
