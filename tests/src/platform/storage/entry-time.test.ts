import { expect, it, vi } from 'vitest';
import { entryTime } from '../../../../src/platform/storage/entry-time';

const NOW = 1_800_000_000_000;

it.each<[string, unknown, number | null]>([
  ['just written', NOW, NOW],
  ['as old as it may be', NOW - 1000, NOW - 1000],
  ['too old', NOW - 1001, null],
  ['without a time', undefined, null],
  ['with a damaged time', String(NOW), null],
  ['whose time is no number', NaN, null],
])('an entry that is %s', (_name, at, time) => {
  const restamp = vi.fn();
  expect(entryTime(at, NOW, 1000, restamp)).toBe(time);
  expect(restamp).not.toHaveBeenCalled();
});

it('an entry from the future counts as written now, and is stored so', () => {
  const restamp = vi.fn();
  expect(entryTime(NOW + 1, NOW, 1000, restamp)).toBe(NOW);
  expect(restamp).toHaveBeenCalledExactlyOnceWith(NOW);
});
