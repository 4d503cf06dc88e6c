// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Module from '../../../../../src/features/content/parts/on-visible';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

let seen: (entries: readonly Entry[]) => void;
let observers = 0;
const observed = new Set<Element>();
let onVisible: typeof Module.onVisible;

beforeEach(async () => {
  observers = 0;
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: typeof seen) {
        observers += 1;
        seen = onSight;
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
  ({ onVisible } = await import('../../../../../src/features/content/parts/on-visible'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('parts near the window', () => {
  it('are detected once each, by one observer', () => {
    const [one, other] = [document.createElement('div'), document.createElement('div')];
    const [first, second] = [vi.fn(), vi.fn()];
    onVisible(one, first);
    onVisible(other, second);
    expect(observers).toBe(1);
    seen([{ target: one, isIntersecting: false }]);
    expect(first).not.toHaveBeenCalled();
    seen([{ target: one, isIntersecting: true }]);
    seen([{ target: one, isIntersecting: true }]);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
    expect([...observed]).toEqual([other]);
  });

  it('are no longer observed when they are removed earlier', () => {
    const part = document.createElement('div');
    const stop = onVisible(part, vi.fn());
    stop();
    expect(observed.size).toBe(0);
  });
});
