import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetReports } from '../../../../src/platform/console';
import { jsonStorage } from '../../../../src/platform/storage/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReports();
  localStorage.clear();
});

describe('jsonStorage', () => {
  it('keeps JSON and forgets it', () => {
    const storage = jsonStorage('a');
    storage.write({ b: [1] });
    expect(localStorage.getItem('a')).toBe('{"b":[1]}');
    expect(storage.read()).toEqual({ b: [1] });
    storage.remove();
    expect(storage.read()).toBeNull();
  });

  it('keeps what is the window’s own in the window', () => {
    const storage = jsonStorage('a', 'sessionStorage');
    storage.write(1);
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual([null, '1']);
    storage.remove();
    expect(storage.read()).toBeNull();
  });

  it('reads rubbish as nothing', () => {
    localStorage.setItem('a', '{"b":');
    expect(jsonStorage('a').read()).toBeNull();
  });

  it('keeps working from memory when storage is full or blocked, with one warning [STOR-06]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const blocked = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const storage = jsonStorage('blocked');
    expect(storage.read()).toBeNull();
    storage.write('kept');
    expect(storage.read()).toBe('kept');
    expect(warn).toHaveBeenCalledTimes(1);
    storage.remove();
  });

  it('hears of changes in other tabs', () => {
    const listener = vi.fn();
    const stop = jsonStorage('a').subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hears of another tab that cleared everything', () => {
    const listener = vi.fn();
    const stop = jsonStorage('a').subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('takes what another tab stored over what this one could not store [STOR-06]', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const kept = new Map([['full', '"theirs"']]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: full,
      removeItem: (key: string) => kept.delete(key),
    });
    const storage = jsonStorage('full');
    const stop = storage.subscribe(() => {});
    storage.write('mine');
    expect(storage.read()).toBe('mine');
    window.dispatchEvent(new StorageEvent('storage', { key: 'full' }));
    expect(storage.read()).toBe('theirs');
    stop();
  });
});
