import type { Page } from '@playwright/test';

/**
 * Records requests to the shop from here on, as `METHOD /path`; responses from the browser's own cache are not
 * included. Returns a function that lists them.
 */
export async function networkRequests(page: Page): Promise<() => readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    sent.set(requestId, `${request.method} ${new URL(request.url).pathname}`);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) sent.delete(requestId);
  });
  await session.send('Network.enable');
  return () => [...sent.values()];
}
