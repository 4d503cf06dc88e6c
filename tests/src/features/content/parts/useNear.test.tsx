import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Module from '../../../../../src/features/content/parts/useNear';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

let report: (entries: readonly Entry[]) => void;
let observers = 0;
const observed = new Set<Element>();
let useNear: typeof Module.useNear;

beforeEach(async () => {
  observers = 0;
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: typeof report) {
        observers += 1;
        report = onSight;
      }
      observe(part: Element): void {
        observed.add(part);
      }
      unobserve(part: Element): void {
        observed.delete(part);
      }
    },
  );
  vi.resetModules();
  ({ useNear } = await import('../../../../../src/features/content/parts/useNear'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const seen = (target: Element, isIntersecting: boolean): void => {
  act(() => {
    report([{ target, isIntersecting }]);
  });
};

describe('parts near the window', () => {
  it('are detected once each, by one observer', () => {
    const [one, other] = [document.createElement('div'), document.createElement('div')];
    const first = renderHook(() => useNear(one));
    const second = renderHook(() => useNear(other));
    expect(observers).toBe(1);
    seen(one, false);
    expect(first.result.current).toBe(false);
    seen(one, true);
    expect([first.result.current, second.result.current]).toEqual([true, false]);
    expect([...observed]).toEqual([other]);
  });

  it('are no longer observed when they are removed earlier', () => {
    const part = document.createElement('div');
    const { unmount } = renderHook(() => useNear(part));
    unmount();
    expect(observed.size).toBe(0);
  });
});
