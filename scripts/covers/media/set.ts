import type { Canvas, CoverSubject, Motif } from '../cover.types';
import { fitted, heightOf, letter } from '../lettering';
import { mix } from '../palettes';
import { group, rect } from '../svg';
import { gradient, shadow, sheet, staged, type Box } from '../stage';

const front: Box = { x: 196, y: 24, width: 340, height: 500 };

/** A boxed set: three spines and the case's front, 560 x 560. */
export function drawSet(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const round = canvas.id('round');
  const inks = [palette.mid, palette.deep, palette.accent];
  const spines = inks.map((ink, index) => {
    const x = 28 + index * 56;
    const fill = index === 2 ? palette.ink : palette.paper;
    const title = fitted(
      subject.title,
      { face: 'serif', fill },
      { width: 300, lines: 1, from: 20, to: 11 },
    );
    return (
      rect(x, 34, 55, 484, ink) +
      rect(x, 66, 55, 3, palette.light) +
      rect(x, 470, 55, 3, palette.light) +
      group(letter(title.lines.slice(0, 1), 0, 0, title.style), {
        transform: `translate(${x + 21} 92) rotate(90)`,
      }) +
      letter([['I', 'II', 'III'][index] ?? ''], x + 27, 500, {
        face: 'didone',
        size: 18,
        fill,
        anchor: 'middle',
      }) +
      rect(x, 34, 55, 484, `url(#${round})`)
    );
  });
  const title = fitted(
    subject.title,
    { face: 'didone', fill: palette.ink, anchor: 'middle', weight: 500 },
    { width: 260, lines: 3, from: 38, to: 20 },
  );
  const label: Box = {
    x: front.x + 30,
    y: 66,
    width: 280,
    height: heightOf(title.lines, title.style) + 92,
  };
  return sheet(
    560,
    560,
    shadow({ x: 28, y: 30, width: 508, height: 490 }, 1) +
      gradient(round, [
        [0, '#000', 0.3],
        [20, '#fff', 0.16],
        [60, '#fff', 0],
        [100, '#000', 0.3],
      ]) +
      spines.join('') +
      staged(motif, canvas, front, true) +
      rect(label.x, label.y, label.width, label.height, palette.paper) +
      rect(label.x + 8, label.y + 8, label.width - 16, label.height - 16, 'none', {
        stroke: mix(palette.deep, palette.paper, 0.2),
        'stroke-width': 1,
      }) +
      letter(title.lines, label.x + 140, label.y + 40 + title.style.size * 0.74, title.style) +
      letter(
        fitted(
          subject.creator.toUpperCase(),
          { face: 'sans', fill: palette.deep },
          { width: 240, lines: 1, from: 13, to: 9 },
        ).lines.slice(0, 1),
        label.x + 140,
        label.y + label.height - 26,
        { face: 'sans', size: 12, tracking: 0.1, fill: palette.deep, anchor: 'middle' },
      ) +
      rect(front.x, front.y, 5, front.height, '#000', { opacity: 0.18 }),
  );
}
