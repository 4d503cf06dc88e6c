import { describe, expect, it } from 'vitest';
import { gestureOf, isFarEnough, isSwipe, dragOffset } from '../../../../src/domain/content/swipe';

describe('a swipe', () => {
  it('is scrolling once it has moved more than 4 px up or down [SLID-20]', () => {
    expect(gestureOf({ x: 0, y: 4 })).toBe('none');
    expect(gestureOf({ x: 0, y: 5 })).toBe('scroll');
    expect(gestureOf({ x: 3, y: -5 })).toBe('scroll');
    expect(gestureOf({ x: 20, y: 5 })).toBe('pull');
  });

  it('is no click any more above 10 px', () => {
    expect(isSwipe({ x: 10, y: 0 })).toBe(false);
    expect(isSwipe({ x: -11, y: 0 })).toBe(true);
  });

  it('changes the slide from a fifth of the width on', () => {
    expect(isFarEnough(99, 500, 5)).toBe(false);
    expect(isFarEnough(-100, 500, 5)).toBe(true);
  });

  it('is followed less at an end', () => {
    expect(dragOffset(100, true, 0.35)).toBe(35);
    expect(dragOffset(100, false, 0.35)).toBe(100);
  });
});
