import { expect } from './test';
import type { Tab } from './tab';

/** Waits for the success page; returns the number of the order on it. */
export async function numberOf(tab: Tab): Promise<string> {
  await tab.expectUrl(/\/checkout\/onepage\/success\/?$/);
  await tab.find('heading', 'Thank you for your purchase!');
  const number = /Your order (?:#|number) is:?\s*(\d+)/.exec(await tab.textOf('main'))?.[1];
  expect(number, 'the number of the order').toBeDefined();
  return number ?? '';
}
