import type { Page } from '@playwright/test';

import type { calls } from '../../demo/shop/faults/calls';
import type { FaultKind } from '../../demo/shop/faults/fault';

/** A call by its name, or a path pattern (`*` stands for anything) with a method. */
type Target = keyof typeof calls | { readonly path: string; readonly method?: string };

/**
 * Makes calls of this browser fail on the server: by default the next one. Unlike a routed request, the browser uses a
 * real connection and gets a real response. Faults end with the browser context, to whose visitor they belong.
 */
export async function letFail(
  page: Page,
  target: Target,
  fault: FaultKind,
  times: number | 'always' = 1,
): Promise<void> {
  const answer = await page.request.post('/demo/faults', {
    data: { target: typeof target === 'string' ? { call: target } : target, fault, times },
    // The shop may close a keep-alive connection just as it is reused.
    maxRetries: 2,
  });
  if (answer.status() !== 201)
    throw new Error(`the shop knows no such fault: ${await answer.text()}`);
}
