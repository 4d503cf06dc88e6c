import type { Page } from '@playwright/test';

import type { Fault } from '../../demo/providers/paypal/control/fault';
import type { Settings } from '../../demo/providers/paypal/control/settings';
import type { CaptureRecord } from '../../demo/providers/paypal/state/records.types';

/** The origin of the sandbox of PayPal's buttons. */
export const PAYPAL = `http://127.0.0.1:${process.env.TILL_E2E_PAYPAL_PORT ?? ''}`;

/** A fault, without the properties that have defaults. */
type AskedFault = Fault extends infer One
  ? One extends Fault
    ? Omit<One, 'id' | 'times'> & { readonly times?: number | 'always' }
    : never
  : never;

/** The sandbox's own API for this browser's visitor, who exists only once a setting of the shop has been changed. */
async function control(page: Page, path: string): Promise<string> {
  const cookies = await page.context().cookies();
  const visitor = cookies.find(({ name }) => name === 'demo_visitor')?.value;
  if (visitor === undefined) throw new Error('change a setting first: the visitor has no account');
  return `${PAYPAL}/sandbox/${path}?client-id=demo_${visitor}`;
}

/** Makes this visitor's calls to PayPal fail, by default the next one; see docs/providers.md. */
export async function letPaypalFail(page: Page, fault: AskedFault): Promise<void> {
  const answer = await page.request.post(await control(page, 'faults'), { data: fault });
  if (answer.status() !== 201) throw new Error(`no such fault: ${await answer.text()}`);
}

/** Changes how PayPal treats this visitor. */
export async function setPaypal(page: Page, settings: Partial<Settings>): Promise<void> {
  const answer = await page.request.put(await control(page, 'settings'), { data: settings });
  if (answer.status() !== 200) throw new Error(`no such setting: ${await answer.text()}`);
}

/** The money that was taken from this visitor and not given back. */
export async function capturesOf(page: Page): Promise<readonly CaptureRecord[]> {
  const answer = await page.request.get(await control(page, 'captures'));
  return (await answer.json()) as CaptureRecord[];
}
