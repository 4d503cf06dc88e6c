import type { Page } from '@playwright/test';

import type { Fault } from '../../demo/providers/stripe/control/fault';
import type { Settings } from '../../demo/providers/stripe/control/settings';
import type { ChargeRecord } from '../../demo/providers/stripe/state/records.types';

/** The origin of the payment provider's sandbox. */
export const PROVIDER = `http://127.0.0.1:${process.env.TILL_E2E_PROVIDER_PORT ?? ''}`;

/** A fault, without the properties that have defaults. */
type AskedFault = Fault extends infer One
  ? One extends Fault
    ? Omit<One, 'id' | 'times'> & { readonly times?: number | 'always' }
    : never
  : never;

/** The publishable key of this browser's visitor, who exists only once a setting of the shop has been changed. */
async function providerKey(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const visitor = cookies.find(({ name }) => name === 'demo_visitor')?.value;
  if (visitor === undefined) throw new Error('change a setting first: the visitor has no account');
  return `pk_test_demo_${visitor}`;
}

const control = async (page: Page, path: string): Promise<string> =>
  `${PROVIDER}/sandbox/${path}?key=${await providerKey(page)}`;

/** Makes this visitor's calls to the provider fail, by default the next one; see docs/providers.md. */
export async function letProviderFail(page: Page, fault: AskedFault): Promise<void> {
  const answer = await page.request.post(await control(page, 'faults'), { data: fault });
  if (answer.status() !== 201) throw new Error(`no such fault: ${await answer.text()}`);
}

/** Changes how the provider treats this visitor. */
export async function setProvider(page: Page, settings: Partial<Settings>): Promise<void> {
  const answer = await page.request.put(await control(page, 'settings'), { data: settings });
  if (answer.status() !== 200) throw new Error(`no such setting: ${await answer.text()}`);
}

/** The amounts that this visitor was charged. */
export async function chargesOf(page: Page): Promise<readonly ChargeRecord[]> {
  const answer = await page.request.get(await control(page, 'charges'));
  return (await answer.json()) as ChargeRecord[];
}
