import { describe, expect, it } from 'vitest';
import { panned, WHOLE, zoomed } from '../../../../../src/features/catalog/gallery/zoom';

const box = { width: 400, height: 300 };

describe('zooming an image', () => {
  it('keeps the point below the finger in place', () => {
    expect(zoomed(WHOLE, 2, { x: 100, y: -50 }, box)).toEqual({ scale: 2, x: -100, y: 50 });
    const nearer = zoomed({ scale: 2, x: -100, y: 50 }, 4, { x: 100, y: -50 }, box);
    expect(nearer).toEqual({ scale: 4, x: -300, y: 150 });
  });

  it('never shows the area beside the image', () => {
    const far = panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, box);
    expect(far).toEqual({ scale: 2, x: 200, y: -150 });
  });

  it('scales from one to five times, and is centred at one', () => {
    expect(zoomed(WHOLE, 40, { x: 0, y: 0 }, box).scale).toBe(5);
    expect(zoomed({ scale: 2, x: 90, y: 9 }, 0.2, { x: 10, y: 10 }, box)).toEqual(WHOLE);
  });
});
