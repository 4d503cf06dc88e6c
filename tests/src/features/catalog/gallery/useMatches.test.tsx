import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMatches } from '../../../../../src/features/catalog/gallery/useMatches';

it('follows a media query, and unsubscribes', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const add = vi.spyOn(list, 'addEventListener');
  const remove = vi.spyOn(list, 'removeEventListener');
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  const { result, unmount } = renderHook(() => useMatches('(max-width: 640px)'));
  expect(result.current).toBe(false);
  list.matches = true;
  act(() => {
    list.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
  unmount();
  expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
});

it('never matches without a query', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(renderHook(() => useMatches(null)).result.current).toBe(false);
});
