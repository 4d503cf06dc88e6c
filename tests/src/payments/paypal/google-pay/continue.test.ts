import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askToContinue } from '../../../../../src/payments/paypal/google-pay/continue';

const price = { amount: 45, currency: 'USD' };
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: { isActive: false }, language: 'en-US' });
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('is not asked once the view is gone', async () => {
  expect(await askToContinue(host, price, AbortSignal.abort())).toBe(false);
  expect(host.childElementCount).toBe(0);
});

it('gives the focus back when the shopper gives up', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const answer = askToContinue(host, price, new AbortController().signal);
  const [cancel] = host.querySelectorAll('button');
  cancel?.click();
  expect(await answer).toBe(false);
  // Browsers give the focus back as an open dialog is closed, not as it is removed.
  expect(closed).toHaveBeenCalledOnce();
  expect(host.childElementCount).toBe(0);
});
