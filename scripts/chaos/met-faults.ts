import { MOMENT_FAULTS, PROVIDER_FAULTS, SHOP_FAULTS } from './faults';
import { controlUrl } from './provider-records';
import type { Shopper } from './shopper';
import type { Step } from './steps.types';

/** The fault of a step with its category; null for another step. */
function faultOf(step: Step): { readonly category: string; readonly text: string } | null {
  if (step.do === 'fail shop') {
    const row = SHOP_FAULTS[step.fault];
    return { category: `shop: ${row?.name ?? ''}`, text: textOf(step.call, row?.fault) };
  }
  if (step.do === 'fail provider') {
    const row = PROVIDER_FAULTS[step.fault];
    return { category: `provider: ${row?.name ?? ''}`, text: textOf(step.call, row?.fault) };
  }
  if (step.do !== 'fail moment') return null;
  const row = MOMENT_FAULTS[step.fault];
  return { category: `provider: ${row?.name ?? ''}`, text: textOf(row?.call, row?.fault) };
}

const textOf = (call: string | undefined, fault: object | undefined): string =>
  `${call ?? ''} ${JSON.stringify(fault)}`;

interface Waiting {
  readonly call?: string;
  readonly target?: { readonly call?: string };
  readonly fault: object;
}

/** The categories of the faults that a call has met, after which all others are cleared. */
export async function metFaults(
  shopper: Shopper,
  steps: readonly Step[],
): Promise<readonly string[]> {
  const { request, accounts, context } = shopper;
  await context.setOffline(false);
  const places = [
    '/demo/faults',
    ...Object.values(accounts).map((account) => controlUrl(account, 'faults')),
  ];
  const waiting: string[] = [];
  for (const place of places) {
    const answer = await request.get(place, { maxRetries: 2 });
    for (const { call, target, fault } of (await answer.json()) as readonly Waiting[]) {
      waiting.push(textOf(call ?? target?.call, fault));
    }
    await request.delete(place, { maxRetries: 2 });
  }
  return steps.flatMap((step) => {
    const fault = faultOf(step);
    return fault === null || waiting.includes(fault.text) ? [] : [fault.category];
  });
}
