// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { followScroll } from '../../../../../src/features/content/row/follow-scroll';

type Sight = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

const sights: Sight[] = [];
let runFrame: () => void = () => undefined;

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(onSight: Sight) {
      sights.push(onSight);
    }
    observe(): void {
      return undefined;
    }
    unobserve(): void {
      return undefined;
    }
  },
);
vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
  runFrame = run;
  return 1;
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('measures all rows before it moves any of them, with one observer', () => {
  const steps: string[] = [];
  const rows = [0, 1].map(() => {
    const part = document.createElement('div');
    const layer = document.createElement('div');
    return { part, layer, stop: followScroll(part, layer, 0.5) };
  });
  expect(sights).toHaveLength(1);
  for (const { part, layer } of rows) {
    vi.spyOn(part, 'getBoundingClientRect').mockImplementation(() => {
      steps.push('measure');
      return { top: 0, height: 100 } as DOMRect;
    });
    vi.spyOn(layer.style, 'setProperty').mockImplementation(() => {
      steps.push('move');
    });
  }
  sights[0]?.(rows.map(({ part }) => ({ target: part, isIntersecting: true })));
  runFrame();
  expect(steps).toEqual(['measure', 'measure', 'move', 'move', 'move', 'move']);

  rows[1]?.stop();
  steps.length = 0;
  document.dispatchEvent(new Event('scroll'));
  runFrame();
  expect(steps).toEqual(['measure', 'move', 'move']);
  rows[0]?.stop();
});
