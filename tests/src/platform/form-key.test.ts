import { afterEach, describe, expect, it, vi } from 'vitest';
import { formKey } from '../../../src/platform/form-key';
import { removeCookie, writeCookie } from '../../../src/platform/storage/cookies';

afterEach(() => {
  vi.restoreAllMocks();
  removeCookie('form_key');
});

describe('formKey', () => {
  it('is 16 letters and digits and stays the same [FKEY-01]', () => {
    const key = formKey();
    expect(key).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(formKey()).toBe(key);
  });

  it('lives for 24 hours and is same-site lax [FKEY-02, FKEY-03]', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    formKey();
    const written = String(set.mock.calls[0]?.[0]);
    expect(written).toMatch(/^form_key=/);
    expect(written.toLowerCase()).toContain('samesite=lax');
    expect(written).toContain('Max-Age=86400');
  });

  it('uses the key the server set', () => {
    writeCookie('form_key', 'FORMKEY000000001');
    expect(formKey()).toBe('FORMKEY000000001');
  });

  it('is created where the cookie is empty [FKEY-01]', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('form_key=');
    expect(formKey()).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it('has every character equally often: bytes beyond the last whole alphabet are not used', () => {
    const bytes = [
      ...Array<number>(8).fill(248),
      247,
      0,
      61,
      62,
      255,
      ...Array<number>(50).fill(1),
    ];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint8Array).set(bytes.splice(0, 16));
      return array;
    });
    expect(formKey()).toBe('9A9ABBBBBBBBBBBB');
  });
});
