import type { Page } from '@playwright/test';

import type { calls } from '../../demo/shop/faults/calls';
import type { FaultKind } from '../../demo/shop/faults/fault';

/** A call by its name, or a path pattern (`*` stands for anything) with a method. */
type Target = keyof typeof calls | { readonly path: string; readonly method?: string };

/**
 * Lets calls of this browser go wrong on the server: by default the next one. Unlike a routed request, the browser
 * meets a real connection and a real answer. Faults end with the browser context, whose visitor they belong to.
 */
export async function letFail(
  page: Page,
  target: Target,
  fault: FaultKind,
  times: number | 'always' = 1,
): Promise<void> {
  const answer = await page.request.post('/demo/faults', {
    data: { target: typeof target === 'string' ? { call: target } : target, fault, times },
    // The shop may close a connection that was kept open just as it is used again.
    maxRetries: 2,
  });
  if (answer.status() !== 201)
    throw new Error(`the shop knows no such fault: ${await answer.text()}`);
}
