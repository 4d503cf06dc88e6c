import { describe, expect, it } from 'vitest';
import { callName } from '../../../../src/platform/http/call-name';

const V1 = 'https://shop.example/rest/default/V1';

describe('callName', () => {
  it.each([
    ['/carts/mine/totals', '/carts/mine/totals'],
    ['/guest-carts/OwWsGhRfKxYzAbCdEfGhIjKlMnOpQrSt', '/guest-carts/:id'],
    ['/guest-carts/a1b2/totals-information', '/guest-carts/:id/totals-information'],
    ['/carts/mine/coupons/WELCOME', '/carts/mine/coupons/:id'],
    ['/carts/mine/coupons/ten%20off', '/carts/mine/coupons/:id'],
    ['/carts/mine/gift-message/17', '/carts/mine/gift-message/:id'],
    ['/products-render-info?sku=24-MB01', '/products-render-info'],
    ['/customers/isEmailAvailable', '/customers/isEmailAvailable'],
  ])('names %s by its resource alone', (path, expected) => {
    expect(callName('GET', V1 + path)).toBe(`till:GET /rest/default/V1${expected}`);
  });

  it('names calls of the storefront without their query', () => {
    expect(callName('POST', '/search/ajax/suggest/?q=jane@example.com')).toBe(
      'till:POST /search/ajax/suggest/',
    );
  });
});
