import type { Canvas, CoverSubject, Motif } from '../cover.types';
import { fitted, heightOf, letter } from '../lettering';
import { mix } from '../palettes';
import { rect } from '../svg';
import { gradient, shadow, sheet, staged, type Box } from '../stage';

const poster: Box = { x: 20, y: 14, width: 400, height: 600 };

/** A poster with a billing block, 440 x 640. */
export function drawFilm(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette, random } = canvas;
  const foldId = canvas.id('fold');
  const dark = motif.tone === 'dark' || random.chance(0.4);
  const ground = dark ? mix(palette.deep, palette.ink, 0.4) : palette.paper;
  const fill = dark ? palette.paper : palette.ink;
  const title = fitted(
    subject.title.toUpperCase(),
    { face: 'narrow', weight: 700, fill, anchor: 'middle', leading: 0.98, tracking: 0.02 },
    { width: 348, lines: 2, from: 72, to: 28 },
  );
  const tall = heightOf(title.lines, title.style);
  const pictureEnd = 614 - 86 - tall - 34;
  const billing = [
    `A FILM BY ${subject.creator.replace(/^dir\. /, '').toUpperCase()}   ·   FOLIO & REEL PRESENTS`,
    `“${subject.title.toUpperCase()}”   ·   IN A NEW RESTORATION`,
  ];
  const light = gradient(
    foldId,
    [
      [0, '#fff', 0.1],
      [49.6, '#fff', 0],
      [50, '#000', 0.1],
      [50.6, '#fff', 0.1],
      [56, '#fff', 0],
      [100, '#000', 0.08],
    ],
    true,
  );
  return sheet(
    440,
    640,
    shadow(poster, 1) +
      rect(poster.x, poster.y, 400, 600, ground) +
      staged(
        motif,
        canvas,
        { x: poster.x + 14, y: poster.y + 14, width: 372, height: pictureEnd - poster.y - 14 },
        motif.quiet === 'top',
      ) +
      letter(title.lines, 220, pictureEnd + 24 + title.style.size * 0.74, title.style) +
      billing
        .map((line, index) => {
          const set = fitted(
            line,
            { face: 'narrow', fill, anchor: 'middle', tracking: 0.06 },
            { width: 352, lines: 1, from: 15, to: 7 },
          );
          return letter(set.lines.slice(0, 1), 220, 562 + index * 17, set.style);
        })
        .join('') +
      rect(196, 590, 48, 3, palette.accent) +
      light +
      rect(poster.x, poster.y, 400, 600, `url(#${foldId})`),
  );
}
