import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A form's checkbox, in its frame. */
export const robotBox = (group: Locator): Locator =>
  group.frameLocator('iframe').getByRole('checkbox');

/** Ticks a form's checkbox; the form has its token then, for which the box asks the service. */
export async function tick(group: Locator): Promise<void> {
  await robotBox(group).check();
  await expect(group.locator('textarea.g-recaptcha-response')).not.toHaveValue('');
}

/** The challenge of an invisible reCAPTCHA; an earlier one stays on the page, hidden. */
export const challengeOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="recaptcha challenge"] >> visible=true');

/** The tokens of all REST calls of the page from now on. */
export function sentTokens(page: Page): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isOrder = request.method() === 'POST' && request.url().endsWith('/payment-information');
    const isCoupon = request.method() === 'PUT' && request.url().includes('/coupons/');
    if (isOrder || isCoupon) tokens.push(request.headers()['x-recaptcha']);
  });
  return tokens;
}

/** The tokens of the forms that are posted to this path from now on, by the browser or by a script. */
export function postedTokens(page: Page, path: string): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes(path)) return;
    const body = request.postData() ?? '';
    const field = 'g-recaptcha-response';
    const isJson = body.startsWith('{');
    const sent: unknown = isJson
      ? (request.postDataJSON() as Record<string, unknown>)[field]
      : new URLSearchParams(body).get(field);
    tokens.push(typeof sent === 'string' ? sent : '');
  });
  return tokens;
}
