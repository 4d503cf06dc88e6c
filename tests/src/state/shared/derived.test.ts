import { describe, expect, it, vi } from 'vitest';
import { derived } from '../../../../src/state/shared/derived';

interface State {
  readonly a: number;
  readonly b: number;
  readonly other: string;
}

describe('derived', () => {
  it('returns the same value until one of its inputs changes', () => {
    const combine = vi.fn((a: number, b: number) => ({ sum: a + b }));
    const select = derived([(state: State) => state.a, (state: State) => state.b], combine);
    const first = select({ a: 1, b: 2, other: 'x' });
    expect(select({ a: 1, b: 2, other: 'y' })).toBe(first);
    expect(select({ a: 1, b: 3, other: 'y' })).toEqual({ sum: 4 });
    expect(combine).toHaveBeenCalledTimes(2);
  });
});
