/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A point on the map, in pixels from its north-west corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

const TILE = 256;
const MOST_ZOOM = 18;

/** Position of a point on a world map (Web Mercator) at zoom 0. */
function world({ lat, lng }: Point): Pixel {
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999);
  return {
    x: TILE * (0.5 + lng / 360),
    y: TILE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** Position of a point relative to the centre. */
export function offset(point: Point, center: Point, zoom: number): Pixel {
  const [one, other] = [world(point), world(center)];
  const scale = 2 ** zoom;
  return { x: (one.x - other.x) * scale, y: (one.y - other.y) * scale };
}

/** The greatest zoom at which a map of this size contains both corners. */
export function zoomFor(
  north: Point,
  south: Point,
  size: { readonly width: number; readonly height: number },
): number {
  const { x, y } = offset(north, south, 0);
  const fits = Math.min(size.width / Math.abs(x), size.height / Math.abs(y));
  return Math.max(0, Math.min(MOST_ZOOM, Math.floor(Math.log2(fits))));
}
