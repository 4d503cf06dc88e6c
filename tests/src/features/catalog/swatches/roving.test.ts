import { expect, it } from 'vitest';
import { stepOf } from '../../../../../src/features/catalog/swatches/roving';

function step(key: string, at: number, { count = 4, dir = 'ltr' } = {}): number | null {
  const currentTarget = document.createElement('div');
  currentTarget.style.direction = dir;
  document.body.replaceChildren(currentTarget);
  return stepOf({ key, currentTarget }, at, count);
}

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, null],
])('%s moves from %s to %s', (key, at, expected) => {
  expect(step(key, at)).toBe(expected);
});

it.each([
  ['ArrowRight', 1, 0],
  ['ArrowRight', 0, 3],
  ['ArrowLeft', 3, 0],
  ['ArrowDown', 1, 2],
])('%s moves from %s to %s in a right-to-left page', (key, at, expected) => {
  expect(step(key, at, { dir: 'rtl' })).toBe(expected);
});

it('moves nowhere without options', () => {
  expect(step('Home', 0, { count: 0 })).toBeNull();
});
