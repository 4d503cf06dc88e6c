import type { Canvas, CoverSubject, Motif } from '../cover.types';
import { fitted, letter } from '../lettering';
import { mix } from '../palettes';
import { circle, rect } from '../svg';
import { gradient, shadow, sheet, staged, type Box } from '../stage';

const sleeve: Box = { x: 16, y: 16, width: 500, height: 500 };

const isBlack = (colour: string): boolean => /^#[0-3].[0-3].[0-3]/.test(colour);

/** The disc; a pressing in colour is that colour, with darker grooves. */
const disc = (canvas: Canvas, colour = '#151517'): string => {
  const { palette } = canvas;
  const [cx, cy] = [386, 266];
  const grooves = Array.from({ length: 21 }, (_, index) =>
    circle(cx, cy, 100 + index * 6.6, 'none', {
      stroke: mix(colour, isBlack(colour) ? '#ffffff' : '#000000', index % 5 === 0 ? 0.2 : 0.09),
      'stroke-width': 1.3,
    }),
  );
  return [
    circle(cx + 2, cy + 5, 242, '#2a2118', { opacity: 0.12 }),
    circle(cx, cy, 240, colour),
    ...grooves,
    circle(cx, cy, 82, palette.accent),
    circle(cx, cy, 60, 'none', { stroke: palette.ink, 'stroke-width': 1, opacity: 0.5 }),
    circle(cx, cy, 7, '#f6f2ea'),
  ].join('');
};

/** A square sleeve with the disc slipping out, 640 x 536. */
export function drawRecord(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette, random } = canvas;
  const edge = canvas.id('edge');
  const light = gradient(edge, [
    [0, '#000', 0.16],
    [1, '#fff', 0.2],
    [3, '#fff', 0],
    [60, '#fff', 0.06],
    [97, '#000', 0.02],
    [100, '#000', 0.2],
  ]);
  const full = motif.quiet === 'top' && random.chance(0.5);
  let front: string;
  if (full) {
    const fill = motif.tone === 'dark' ? palette.paper : palette.ink;
    const title = fitted(
      subject.title,
      { face: 'sans', weight: 700, fill, tracking: -0.02, leading: 1 },
      { width: 444, lines: 2, from: 54, to: 26, height: 56 },
    );
    const artist = fitted(
      subject.creator,
      { face: 'serif', italic: true, fill },
      { width: 430, lines: 1, from: 24, to: 14 },
    );
    front =
      staged(motif, canvas, sleeve) +
      letter(artist.lines, 46, 62, artist.style) +
      letter(title.lines, 44, 82 + title.style.size * 0.76, title.style);
  } else {
    const dark = random.chance(0.5);
    const fill = dark ? palette.paper : palette.ink;
    const title = fitted(
      subject.title,
      { face: 'didone', fill, weight: 500 },
      { width: 300, lines: 2, from: 36, to: 17 },
    );
    const artist = fitted(
      subject.creator.toUpperCase(),
      { face: 'sans', fill, tracking: 0.1, weight: 600 },
      { width: 440, lines: 1, from: 15, to: 10 },
    );
    const foot = title.lines.length > 1 ? 118 : 84;
    front =
      rect(
        sleeve.x,
        sleeve.y,
        500,
        500,
        dark ? palette.deep : mix(palette.paper, palette.light, 0.2),
      ) +
      staged(
        motif,
        canvas,
        { x: sleeve.x + 28, y: sleeve.y + 56, width: 444, height: 500 - 56 - foot },
        true,
      ) +
      letter(artist.lines, 44, 52, artist.style) +
      letter(title.lines, 44, 516 - foot + 26 + title.style.size * 0.6, title.style) +
      letter(['STEREO', '33⅓'], 488, 480, {
        face: 'sans',
        size: 12,
        fill,
        tracking: 0.12,
        anchor: 'end',
        leading: 1.4,
      });
  }
  return sheet(
    640,
    536,
    disc(canvas, subject.colour) +
      shadow(sleeve, 1) +
      front +
      light +
      rect(sleeve.x, sleeve.y, 500, 500, `url(#${edge})`),
  );
}
