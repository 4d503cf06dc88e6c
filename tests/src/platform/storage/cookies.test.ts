import { expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../../src/platform/storage/cookies';

it('counts a cookie’s time from now and names no date, which a wrong clock would have passed already [SECT-22]', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie('mage-cache-sessid', 'true', { lifetime: 3600 });
  const written = String(set.mock.calls[0]?.[0]);
  expect(written).toContain('Max-Age=3600');
  expect(written).not.toContain('Expires');
  expect(readCookie('mage-cache-sessid')).toBe('true');
});
