import { glyphs } from './glyphs';
import { encodePng } from './png';

/** Height in CSS pixels, as the page configuration gives it. */
export const PICTURE_HEIGHT = 50;

/** Drawn twice as large, to be sharp on high-density screens. */
const SCALE = 2;
const HEIGHT = PICTURE_HEIGHT * SCALE;
const WIDTH = 230 * SCALE;
const MARGIN = 34;
const GLYPH = { width: 4, height: 6 };
const PEN = 4.2;
const THREAD = 1.4;
const PAPER = 250;
const INK = 40;

interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly pen: number;
}

type Random = () => number;

const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

/** One character, slightly rotated, sheared and shifted. */
function character(text: string, left: number, cell: number, random: Random): readonly Line[] {
  const size = between(random, 8.6, 10.2);
  const turn = between(random, -0.22, 0.22);
  const lean = between(random, -0.25, 0.25);
  const middle = [left + cell / 2, HEIGHT / 2 + between(random, -8, 8)] as const;
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const down = (y - GLYPH.height / 2) * size;
    const across = (x - GLYPH.width / 2) * size + down * lean;
    return [
      middle[0] + across * Math.cos(turn) - down * Math.sin(turn),
      middle[1] + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
  return (glyphs[text] ?? []).flatMap((stroke) => {
    const points = stroke.map(place);
    return points.slice(1).flatMap((to, index) => {
      const from = points[index];
      return from ? [{ from, to, pen: PEN }] : [];
    });
  });
}

function distance([x, y]: readonly [number, number], { from, to }: Line): number {
  const across = to[0] - from[0];
  const down = to[1] - from[1];
  const length = across ** 2 + down ** 2;
  const along = length === 0 ? 0 : ((x - from[0]) * across + (y - from[1]) * down) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - part * across, y - from[1] - part * down);
}

/** Renders a word as a PNG: wavy characters crossed by a few lines. */
export function drawWord(word: string, random: Random = Math.random): Buffer {
  const cell = (WIDTH - 2 * MARGIN) / word.length;
  const letters = Array.from(word).flatMap((text, index) =>
    character(text, MARGIN + index * cell, cell, random),
  );
  const threads = Array.from({ length: 3 }, () => ({
    from: [0, between(random, 0, HEIGHT)] as const,
    to: [WIDTH, between(random, 0, HEIGHT)] as const,
    pen: THREAD,
  }));
  const lines = [...letters, ...threads];
  const wave = { size: between(random, 2, 4), phase: between(random, 0, 6) };
  return encodePng(WIDTH, HEIGHT, (x, y) => {
    const point = [x, y + wave.size * Math.sin(x / 26 + wave.phase)] as const;
    const ink = Math.max(...lines.map((line) => line.pen - distance(point, line)));
    const cover = Math.min(1, Math.max(0, ink + 0.5));
    return Math.round(PAPER - cover * (PAPER - INK));
  });
}
