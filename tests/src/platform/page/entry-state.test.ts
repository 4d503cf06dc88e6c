import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEntry, writeEntry } from '../../../../src/platform/page/entry-state';

afterEach(() => {
  window.history.replaceState(null, '');
});

describe('a value of the history entry', () => {
  it('is kept beside others and the page’s own state', () => {
    window.history.replaceState({ own: 1, draft: 'the page’s' }, '');
    expect(readEntry('draft')).toBeUndefined();
    writeEntry('draft', { email: 'gus@example.com' });
    writeEntry('step', 2);
    expect(readEntry('draft')).toEqual({ email: 'gus@example.com' });
    expect(readEntry('step')).toBe(2);
    expect(window.history.state).toMatchObject({ own: 1, draft: 'the page’s' });
  });

  it('is missing where the page has no state, or one that is no object', () => {
    expect(readEntry('draft')).toBeUndefined();
    window.history.replaceState('text', '');
    expect(readEntry('draft')).toBeUndefined();
    writeEntry('draft', 1);
    expect(readEntry('draft')).toBe(1);
  });

  it('is left out where the browser refuses to write so often', () => {
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    expect(() => {
      writeEntry('draft', 1);
    }).not.toThrow();
    vi.restoreAllMocks();
  });
});
