import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { offscreenDelay } from '../../../elements/define/offscreen';
// Imported here because elements far from the window import it on demand.
import '../../../elements/define/offscreen-queue';

/** An element whose box starts this far below the upper edge of the window, in pixels. */
function elementAt(top: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
  document.body.append(element);
  return element;
}

let idle: (() => void)[] = [];

/** The next idle moment. */
const beIdle = () => idle.shift()?.();

beforeEach(() => {
  idle = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the delay of an element', () => {
  it.each([0, 400, 999, -249])('is none at %d px from the top of the window', (top) => {
    expect(offscreenDelay(elementAt(top))).toBeUndefined();
  });

  it('ends in idle moments, one element after the other, for those far away', async () => {
    const ended: number[] = [];
    for (const top of [1001, -251, 4000])
      void offscreenDelay(elementAt(top))?.then(() => ended.push(top));
    for (const expected of [[1001], [1001, -251], [1001, -251, 4000]]) {
      await waitFor(() => {
        expect(idle).toHaveLength(1);
      });
      expect(ended).toHaveLength(expected.length - 1);
      beIdle();
      await waitFor(() => {
        expect(ended).toEqual(expected);
      });
    }
    expect(idle).toHaveLength(0);
  });

  it('ends sooner for an element that the shopper comes near', async () => {
    let come: (element: Element) => void = () => undefined;
    const observed: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: object[]) => void) {
          come = (target) => {
            report([{ target, isIntersecting: true }]);
          };
        }
        observe = (element: Element) => observed.push(element);
        unobserve = (element: Element) => observed.splice(observed.indexOf(element), 1);
      },
    );
    vi.resetModules();
    await import('../../../elements/define/offscreen-queue');
    const fresh = await import('../../../elements/define/offscreen');
    const ended: string[] = [];
    const [first, second] = [elementAt(2000), elementAt(3000)];
    void fresh.offscreenDelay(first)?.then(() => ended.push('first'));
    void fresh.offscreenDelay(second)?.then(() => ended.push('second'));
    await waitFor(() => {
      expect(observed).toEqual([first, second]);
    });
    come(second);
    await waitFor(() => {
      expect(ended).toEqual(['second']);
    });
    expect(observed).toEqual([first]);
  });
});
