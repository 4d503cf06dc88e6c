import { describe, expect, it } from 'vitest';
import { panned, WHOLE, zoomed } from '../../../../../src/features/catalog/gallery/zoom';

const box = { width: 400, height: 300 };

describe('looking at a picture from near', () => {
  it('keeps what is below the finger where it is', () => {
    expect(zoomed(WHOLE, 2, { x: 100, y: -50 }, box)).toEqual({ scale: 2, x: -100, y: 50 });
    const nearer = zoomed({ scale: 2, x: -100, y: 50 }, 4, { x: 100, y: -50 }, box);
    expect(nearer).toEqual({ scale: 4, x: -300, y: 150 });
  });

  it('never shows what is beside the picture', () => {
    const far = panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, box);
    expect(far).toEqual({ scale: 2, x: 200, y: -150 });
  });

  it('goes from whole to five times, and is in the middle when whole', () => {
    expect(zoomed(WHOLE, 40, { x: 0, y: 0 }, box).scale).toBe(5);
    expect(zoomed({ scale: 2, x: 90, y: 9 }, 0.2, { x: 10, y: 10 }, box)).toEqual(WHOLE);
  });
});
