/** Size of a frame in pixels. */
export const WIDTH = 480;
export const HEIGHT = 270;
export const FRAMES_PER_SECOND = 15;
/** Eight seconds; the last second darkens into the tunnel. */
export const FRAMES = FRAMES_PER_SECOND * 8;

type Colour = readonly [red: number, green: number, blue: number];

const SKY: Colour = [243, 225, 196];
const HAZE: Colour = [233, 170, 130];
const SUN: Colour = [232, 93, 58];
const NIGHT: Colour = [14, 20, 30];
const WIRE: Colour = [28, 36, 48];

/** Hills from far to near: colour, height of the ridge, its amplitude, its width, and its speed in pixels per second. */
const hills: readonly {
  readonly colour: Colour;
  readonly base: number;
  readonly swing: number;
  readonly width: number;
  readonly speed: number;
}[] = [
  { colour: [181, 196, 186], base: 150, swing: 16, width: 150, speed: 12 },
  { colour: [120, 160, 152], base: 172, swing: 20, width: 110, speed: 30 },
  { colour: [63, 120, 116], base: 200, swing: 16, width: 90, speed: 64 },
  { colour: [22, 66, 70], base: 232, swing: 10, width: 70, speed: 130 },
];

const mix = (one: Colour, other: Colour, share: number): Colour => {
  const part = Math.max(0, Math.min(1, share));
  return [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
    one[2] + (other[2] - one[2]) * part,
  ];
};

/** How much of a pixel lies inside an edge that is `distance` pixels away. */
const cover = (distance: number): number => Math.max(0, Math.min(1, distance + 0.5));

function ridge(x: number, base: number, swing: number, width: number): number {
  return base - swing * (Math.sin(x / width) + 0.5 * Math.sin((2.3 * x) / width + 1));
}

function pixel(x: number, y: number, time: number): Colour {
  let colour = mix(SKY, HAZE, y / 190);
  const sunY = 92 + time * 5;
  colour = mix(colour, SUN, cover(44 - Math.hypot(x - 330 + time * 3, y - sunY)));
  for (const { colour: hill, base, swing, width, speed } of hills) {
    colour = mix(colour, hill, cover(y - ridge(x + time * speed, base, swing, width)));
  }
  const along = (x + time * 300) % 260;
  const pole = cover(3 - Math.abs(along - 130)) * cover(y - 40);
  const arm = cover(22 - Math.abs(along - 130)) * cover(2 - Math.abs(y - 58));
  const sag = 80 - 18 * (1 - Math.abs(along - 130) / 130) ** 2;
  const wire = cover(0.6 - Math.abs(y - sag)) * 0.8;
  return mix(colour, WIRE, Math.max(pole, arm, wire));
}

/** The view from a train's window in its rounded frame. */
function framed(x: number, y: number, time: number): Colour {
  const dx = Math.max(0, Math.abs(x - WIDTH / 2) - (WIDTH / 2 - 46));
  const dy = Math.max(0, Math.abs(y - HEIGHT / 2) - (HEIGHT / 2 - 40));
  const inside = cover(24 - Math.hypot(dx, dy));
  const seconds = FRAMES / FRAMES_PER_SECOND;
  const tunnel = Math.max(0, (time - (seconds - 1.4)) / 1.1, (0.6 - time) / 0.6);
  return mix(NIGHT, mix(pixel(x, y, time), NIGHT, tunnel), inside);
}

/** One frame of the trailer as rows of red, green and blue bytes. */
export function trainWindow(index: number): Buffer {
  const bytes = Buffer.alloc(WIDTH * HEIGHT * 3);
  const time = index / FRAMES_PER_SECOND;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      framed(x, y, time).forEach((level, channel) => {
        bytes[(y * WIDTH + x) * 3 + channel] = Math.round(level);
      });
    }
  }
  return bytes;
}
