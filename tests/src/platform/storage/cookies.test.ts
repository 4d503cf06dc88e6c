import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readCookie,
  readJsonCookie,
  removeCookie,
  setCookieScope,
  writeCookie,
} from '../../../../src/platform/storage/cookies';

afterEach(() => {
  vi.restoreAllMocks();
  setCookieScope({ domain: '', secure: false });
});

/** What is written to `document.cookie`, in the order of the writes. */
function written(write: () => void): readonly string[] {
  const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  write();
  return set.mock.calls.map(([text]) => text);
}
const browserHas = (cookies: string): void => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
};

it('counts a cookie’s time from now and names no date, which a wrong clock would have passed already [SECT-22]', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie('mage-cache-sessid', 'true', { lifetime: 3600 });
  const written = String(set.mock.calls[0]?.[0]);
  expect(written).toContain('Max-Age=3600');
  expect(written).not.toContain('Expires');
  expect(readCookie('mage-cache-sessid')).toBe('true');
});

describe('a cookie that is written', () => {
  it('is for this host and until the browser is closed, unless the shop says otherwise', () => {
    expect(
      written(() => {
        writeCookie('a', 'ä b');
      }),
    ).toEqual(['a=%C3%A4%20b; Path=/; SameSite=lax']);
  });

  it('has the shop’s domain, and is not sent without https where the shop demands that', () => {
    setCookieScope({ domain: '.shop.example', secure: true });
    expect(
      written(() => {
        writeCookie('a', '1', { lifetime: 60, sameSite: 'strict' });
      }),
    ).toEqual(['a=1; Path=/; SameSite=strict; Domain=.shop.example; Secure; Max-Age=60']);
  });

  it('is removed from this host, its domain and the shop’s', () => {
    setCookieScope({ domain: '.shop.example', secure: false });
    const removed = 'a=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(
      written(() => {
        removeCookie('a');
      }),
    ).toEqual([removed, `${removed}; Domain=.shop.example`, `${removed}; Domain=shop.example`]);
  });
});

describe('a cookie that is read', () => {
  it('is the one with this name, decoded as PHP encodes it', () => {
    browserHas('b=1; a=x+y%2Bz%3D; aa=2');
    expect(readCookie('a')).toBe('x y+z=');
    expect(readCookie('c')).toBeNull();
  });

  it('is taken as it is where its encoding is damaged', () => {
    browserHas('a=100%');
    expect(readCookie('a')).toBe('100%');
  });

  it('may hold JSON', () => {
    browserHas('a=%7B%22b%22%3A1%7D; broken=%7B');
    expect(readJsonCookie('a')).toEqual({ b: 1 });
    expect(readJsonCookie('broken')).toBeNull();
    expect(readJsonCookie('missing')).toBeNull();
  });
});
