import { describe, expect, it } from 'vitest';
import {
  canMove,
  canStep,
  movedTo,
  placesOf,
  stepOf,
  stopAt,
  stopsOf,
  type Track,
} from '../../../../src/domain/content/slide-track';

const track = (some: Partial<Track> = {}): Track => ({
  count: 5,
  show: 1,
  scroll: 1,
  infinite: false,
  isCentred: false,
  ...some,
});

describe('a row of slides', () => {
  it('ends without an infinite loop', () => {
    expect(canStep(track(), 0, false)).toBe(false);
    expect(canStep(track(), 4, true)).toBe(false);
    expect(canStep(track(), 4, false)).toBe(true);
    expect(canStep(track({ infinite: true }), 4, true)).toBe(true);
    expect(stepOf(track({ show: 2, scroll: 2 }), 2, true)).toBe(1);
    expect(stepOf(track({ show: 2, scroll: 2 }), 1, false)).toBe(-1);
    expect(movedTo(track({ show: 2 }), 3, 9)).toBe(3);
    expect(movedTo(track(), 1, -9)).toBe(0);
  });

  it('continues at the other end in a loop', () => {
    expect(movedTo(track({ infinite: true }), 4, 1)).toBe(0);
    expect(movedTo(track({ infinite: true }), 0, -1)).toBe(4);
    expect(stepOf(track({ infinite: true, show: 4, scroll: 4 }), 0, true)).toBe(1);
  });

  it('does not move while all of it is in view', () => {
    for (const count of [0, 1, 3]) {
      const small = track({ count, show: 3, infinite: true });
      expect(canMove(small)).toBe(false);
      expect(canStep(small, 0, true)).toBe(false);
      expect(movedTo(small, 0, 1)).toBe(0);
    }
  });

  it('has a stop for every view', () => {
    expect(stopsOf(track())).toEqual([0, 1, 2, 3, 4]);
    expect(stopsOf(track({ show: 2, scroll: 2 }))).toEqual([0, 2, 3]);
    expect(stopsOf(track({ infinite: true, show: 2, scroll: 2 }))).toEqual([0, 2, 4]);
    expect(stopAt([0, 2, 3], 2)).toBe(1);
    expect(stopAt([0, 2, 3], 3)).toBe(2);
  });

  it('has its slides side by side', () => {
    expect(placesOf(track(), 2, 0)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('has the slide that left on the side it left to', () => {
    const two = track({ count: 2, infinite: true });
    expect(placesOf(two, 1, 1)).toEqual([-1, 0]);
    expect(placesOf(two, 1, -1)).toEqual([1, 0]);
    expect(placesOf(track({ infinite: true }), 0, 1)).toEqual([0, 1, 2, 3, -1]);
    expect(placesOf(track({ infinite: true, show: 3, scroll: 2 }), 2, 2)).toEqual([
      -2, -1, 0, 1, 2,
    ]);
  });

  it('has a neighbour on both sides in centre mode', () => {
    expect(placesOf(track({ infinite: true, isCentred: true }), 0, 0)).toEqual([0, 1, 2, 3, -1]);
    expect(placesOf(track({ infinite: true, isCentred: true }), 1, 1)).toEqual([-1, 0, 1, 2, -2]);
  });
});
