import type { Locator, Page } from '@playwright/test';

/** What each act does in a window; rejects where it cannot be done. `card` is the one to choose in a sheet. */
export type Acts = Readonly<Record<string, (page: Page, card: string) => Promise<void>>>;

/** How long a control may take to be there and to be pressed, in milliseconds: no time is lost on a quick machine. */
export const CLICK = { timeout: 8000 };

/** A provider's frame in a page. */
export const frameOf = (page: Page, title: string): Locator =>
  page.locator(`iframe[title="${title}"]`);

/** Presses a button in a provider's frame. */
export async function inFrame(page: Page, title: string, name: string | RegExp): Promise<void> {
  await frameOf(page, title).contentFrame().getByRole('button', { name }).click(CLICK);
}
