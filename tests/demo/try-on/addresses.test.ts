import { describe, expect, it } from 'vitest';

import { addressRewriter } from '../../../demo/try-on/addresses';
import { targetOf } from '../../../demo/try-on/site';
import { site } from './site';

describe('addresses of the shop', () => {
  it.each([
    ['https://www.shop-one.example/cart', 'http://127.0.0.1:8080/cart'],
    ['http://www.shop-one.example', 'http://127.0.0.1:8080'],
    ['https://WWW.shop-one.example:443/a', 'http://127.0.0.1:8080/a'],
    ['"//www.shop-one.example/a.css"', '"//127.0.0.1:8080/a.css"'],
    [String.raw`"https:\/\/www.shop-one.example\/a"`, String.raw`"http:\/\/127.0.0.1:8080\/a"`],
    [String.raw`"\nhttps://www.shop-one.example/"`, String.raw`"\nhttp://127.0.0.1:8080/"`],
    [
      String.raw`'https\u003A\u002F\u002Fwww.shop\u002Done.example\u002F'`,
      String.raw`'http\u003A\u002F\u002F127.0.0.1\u003A8080\u002F'`,
    ],
    ['?to%3Dhttps%3A%2F%2Fwww.shop-one.example%2Fa', '?to%3Dhttp%3A%2F%2F127.0.0.1%3A8080%2Fa'],
    [
      '"https&#x3A;&#x2F;&#x2F;www.shop-one.example&#x2F;a"',
      '"http&#x3A;&#x2F;&#x2F;127.0.0.1&#x3A;8080&#x2F;a"',
    ],
    [
      'url(https://static.shop-one.example/a.woff2)',
      'url(http://127.0.0.1:8080/__till/hosts/static.shop-one.example/a.woff2)',
    ],
  ])('%s becomes %s', (found, expected) => {
    expect(site.toLocal(found)).toBe(expected);
  });

  it.each([
    'https://shop-one.example/',
    'https://www.shop-one.example.evil.test/',
    'https://www.shop-one.example:8443/',
    'https://media.shop-one.example/a.jpg',
    'the shop www.shop-one.example',
    'mail@www.shop-one.example',
  ])('leaves %s alone', (text) => {
    expect(site.toLocal(text)).toBe(text);
  });

  it('distinguishes a shop by its port', () => {
    const rewrite = addressRewriter([{ host: 'localhost:8443', to: 'http://127.0.0.1:1' }]);
    expect(rewrite('https://localhost:8443/ https://localhost/ https://localhost:84431/')).toBe(
      'http://127.0.0.1:1/ https://localhost/ https://localhost:84431/',
    );
  });

  it('requests the shop with its own URLs', () => {
    const path = '/login?referer=http%3A%2F%2F127.0.0.1%3A8080%2Fcheckout';
    expect(targetOf(site, path)).toEqual({
      origin: site.backend,
      path: '/login?referer=https%3A%2F%2Fwww.shop-one.example%2Fcheckout',
    });
  });

  it('reaches named hosts only, and keeps its own paths to itself', () => {
    expect(targetOf(site, '/__till/hosts/static.shop-one.example/a/b.js?c')).toMatchObject({
      origin: { href: 'https://static.shop-one.example/' },
      path: '/a/b.js?c',
    });
    expect(targetOf(site, '/__till/hosts/evil.test/a')).toBeNull();
    expect(targetOf(site, '/__till/till.js')).toBeNull();
    expect(targetOf(site, 'http://evil.test/')).toBeNull();
  });
});
