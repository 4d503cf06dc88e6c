import type { Page } from '@playwright/test';

/** A pushed event. */
export interface Pushed {
  readonly event: string;
  readonly ecommerce: Readonly<Record<string, unknown>> & {
    readonly items: readonly Readonly<Record<string, unknown>>[];
  };
}

/** Everything that the pages of this window pushed, oldest first. */
export const entries = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('demo-pushed') ?? '[]') as unknown[]);

/** The events among them. */
export const pushed = async (page: Page): Promise<Pushed[]> =>
  (await entries(page)).filter((entry): entry is Pushed => 'event' in (entry as object));

/** The names of these events. */
export const names = async (page: Page): Promise<string[]> =>
  (await pushed(page)).map(({ event }) => event);
