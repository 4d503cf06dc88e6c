/** The view of an image: `scale` times enlarged, moved by `x` and `y` pixels from the centre of its box. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point or a distance in pixels. Points are relative to the centre of the box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible box. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** The scale after a click, and the maximum scale. */
export const CLOSE = 2.5;
const NEAREST = 5;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Moves the view, limited so that the image always fills the box. */
export function panned({ scale, x, y }: Zoom, by: Point, { width, height }: Box): Zoom {
  const [sideways, upright] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return {
    scale,
    x: between(x + by.x, -sideways, sideways),
    y: between(y + by.y, -upright, upright),
  };
}

/** Changes the scale while the content below `point` stays in place. */
export function zoomed(from: Zoom, scale: number, point: Point, box: Box): Zoom {
  const next = between(scale, 1, NEAREST);
  if (next === 1) return WHOLE;
  const grown = next / from.scale;
  const moved = {
    scale: next,
    x: point.x - (point.x - from.x) * grown,
    y: point.y - (point.y - from.y) * grown,
  };
  return panned(moved, { x: 0, y: 0 }, box);
}
