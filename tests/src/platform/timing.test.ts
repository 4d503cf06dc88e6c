import { expect, it, vi } from 'vitest';
import { measureFrom } from '../../../src/platform/timing';

it('adds a measure, and does without where the browser refuses it', () => {
  const measure = vi.spyOn(performance, 'measure').mockReturnValueOnce({} as PerformanceMeasure);
  measureFrom('till:start', 'till:ready', { tag: 'till-cart' });
  expect(measure).toHaveBeenCalledExactlyOnceWith('till:ready', {
    start: 'till:start',
    detail: { tag: 'till-cart' },
  });
  measure.mockImplementation(() => {
    throw new DOMException('no such mark', 'SyntaxError');
  });
  expect(() => {
    measureFrom('till:start', 'till:ready');
  }).not.toThrow();
});
