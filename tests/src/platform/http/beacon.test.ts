import { afterEach, expect, it, vi } from 'vitest';
import { sendOnLeave } from '../../../../src/platform/http/beacon';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a form that outlives the page', () => {
  const sendBeacon = vi.fn<(url: string, body: URLSearchParams) => boolean>();
  vi.stubGlobal('navigator', { sendBeacon });
  sendOnLeave('https://shop.example/wishlist/', { form_key: 'KEY', item: '5' });
  const [url, body] = sendBeacon.mock.calls[0] ?? expect.fail('nothing was sent');
  expect(url).toBe('https://shop.example/wishlist/');
  expect(String(body)).toBe('form_key=KEY&item=5');
});
