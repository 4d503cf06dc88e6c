import type { Page } from '@playwright/test';

/**
 * A promise (`held`) that resolves when the test calls `release()`: for responses that take as long as the test needs.
 */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

/**
 * Holds the next request to this address until the test calls `release()`, so that it can look at what is shown meanwhile,
 * however slow the machine is.
 */
export async function holdNext(page: Page, url: string): Promise<{ readonly release: () => void }> {
  const { held, release } = gate();
  await page.route(
    url,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return { release };
}
