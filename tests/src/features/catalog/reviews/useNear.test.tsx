import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNear } from '../../../../../src/features/catalog/reviews/useNear';

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let callback: Callback = () => undefined;
const disconnect = vi.fn();
const observe = vi.fn();

class Observer {
  readonly observe = observe;
  readonly disconnect = disconnect;
  constructor(next: Callback, options: { readonly rootMargin: string }) {
    callback = next;
    expect(options.rootMargin).toBe('300px');
  }
}

const ref = { current: document.createElement('div') };

beforeEach(() => {
  disconnect.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('calls the newest callback once, shortly before the element becomes visible [REVW-01]', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ onNear }) => useNear(ref, onNear), {
    initialProps: { onNear: first },
  });
  expect(observe).toHaveBeenCalledWith(ref.current);
  rerender({ onNear: second });
  callback([{ isIntersecting: false }]);
  expect(second).not.toHaveBeenCalled();
  callback([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('stops observing on unmount', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const { unmount } = renderHook(() => useNear(ref, vi.fn()));
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('calls at once in a browser without IntersectionObserver', () => {
  const known = window.IntersectionObserver;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const onNear = vi.fn();
  renderHook(() => useNear(ref, onNear));
  expect(onNear).toHaveBeenCalledOnce();
  window.IntersectionObserver = known;
});
