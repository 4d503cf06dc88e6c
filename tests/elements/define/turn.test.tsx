import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { turnOf } from '../../../elements/define/turn';
// Imported here because elements far from the window import it on demand.
import '../../../elements/define/far';

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

describe('the turn of an element', () => {
  it.each([0, 400, 999, -249])('is at once at %d px from the top of the window', (top) => {
    expect(turnOf(elementAt(top))).toBeUndefined();
  });

  it('comes in idle moments, one element after the other, for those far away', async () => {
    const turns: number[] = [];
    for (const top of [1001, -251, 4000]) void turnOf(elementAt(top))?.then(() => turns.push(top));
    for (const expected of [[1001], [1001, -251], [1001, -251, 4000]]) {
      await waitFor(() => {
        expect(idle).toHaveLength(1);
      });
      expect(turns).toHaveLength(expected.length - 1);
      beIdle();
      await waitFor(() => {
        expect(turns).toEqual(expected);
      });
    }
    expect(idle).toHaveLength(0);
  });
});
