import { describe, expect, it } from 'vitest';

import { backendCookies, localCookie, plainCookieSettings } from '../../../demo/try-on/cookies';

describe('cookies of the shop', () => {
  it('are of this host, over HTTP', () => {
    const line =
      'PHPSESSID=a1; expires=Sat, 21-Nov-2026 23:00:00 GMT; Max-Age=3600; path=/; domain=.shop.example; secure; HttpOnly; SameSite=None';
    expect(localCookie(line)).toBe(
      'PHPSESSID=a1; expires=Sat, 21-Nov-2026 23:00:00 GMT; Max-Age=3600; path=/; HttpOnly; SameSite=Lax',
    );
    expect(localCookie('a=b; Path=/; SameSite=Strict; Partitioned')).toBe(
      'a=b; Path=/; SameSite=Strict',
    );
  });

  it('that a browser keeps for HTTPS travel under another name', () => {
    const [kept] = localCookie('__Host-sid=1; Path=/; Secure').split(';');
    expect(kept).toBe('till__Host-sid=1');
    expect(backendCookies(`form_key=x; ${kept ?? ''}`)).toBe('form_key=x; __Host-sid=1');
  });
});

describe('cookie settings in a page', () => {
  it('name no domain of the shop and no HTTPS', () => {
    const page = `{"*": {"mage/cookies": {
      "expires": null, "path": "\\/", "domain": ".shop.example", "secure": true, "lifetime": "3600"}}}
      {"cookieDomain":"www.shop.example"} window.cookiesConfig.secure = true;`;
    expect(plainCookieSettings(page, 'www.shop.example')).toBe(`{"*": {"mage/cookies": {
      "expires": null, "path": "\\/", "domain": "", "secure": false, "lifetime": "3600"}}}
      {"cookieDomain":""} window.cookiesConfig.secure = false;`);
  });

  it('of somebody else stay', () => {
    const page = '{"domain":"tracker.example","secure":true}';
    expect(plainCookieSettings(page, 'www.shop.example')).toBe(page);
  });
});
