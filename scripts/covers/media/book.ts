import type { Canvas, CoverSubject, Motif } from '../cover.types';
import { fitted, heightOf, letter, type Lettering } from '../lettering';
import { mix } from '../palettes';
import { circle, rect, stroke } from '../svg';
import { gradient, shadow, sheet, staged, type Box } from '../stage';

const jacket: Box = { x: 20, y: 14, width: 400, height: 600 };

interface Parts {
  subject: CoverSubject;
  motif: Motif;
  canvas: Canvas;
}
type Layout = (parts: Parts) => string;

const author = (
  text: string,
  x: number,
  y: number,
  style: Partial<Lettering> & { fill: string },
): string => {
  const set = fitted(
    text.toUpperCase(),
    { face: 'sans', weight: 500, tracking: 0.14, ...style },
    { width: 340, lines: 1, from: 17, to: 11 },
  );
  return letter(set.lines, x, y, set.style);
};

const imprint = (x: number, y: number, fill: string): string =>
  circle(x, y - 4, 7, 'none', { stroke: fill, 'stroke-width': 1.2 }) +
  letter(['F'], x, y - 0.2, { face: 'didone', size: 11, italic: true, fill, anchor: 'middle' });

/** The picture fills the whole jacket; the title is in its quiet part. */
const fullBleed: Layout = ({ subject, motif, canvas }) => {
  const { palette, random } = canvas;
  const fill = motif.tone === 'dark' ? palette.paper : palette.ink;
  const centred = random.chance(0.6);
  const anchor = centred ? 'middle' : 'start';
  const x = centred ? 220 : 52;
  const title = fitted(
    subject.title,
    { face: random.chance(0.5) ? 'didone' : 'serif', fill, anchor, leading: 1.04, weight: 500 },
    { width: 336, lines: 3, from: 58, to: 26, height: motif.quiet === 'top' ? 92 : 150 },
  );
  const tall = heightOf(title.lines, title.style);
  const picture = staged(motif, canvas, jacket);
  if (motif.quiet === 'top') {
    return (
      picture +
      author(subject.creator, x, 66, { fill, anchor }) +
      letter(title.lines, x, 92 + title.style.size * 0.78, title.style) +
      imprint(centred ? 220 : 396, 596, motif.tone === 'dark' ? palette.paper : palette.light)
    );
  }
  const veil = motif.tone === 'dark' ? palette.deep : palette.paper;
  const top = 556 - tall;
  return (
    picture +
    rect(jacket.x, top - 34, jacket.width, 614 - top + 34, veil) +
    letter(title.lines, x, top + title.style.size * 0.74 - 8, title.style) +
    author(subject.creator, x, 588, { fill, anchor })
  );
};

/** A picture in a frame on coloured paper, the title above it. */
const framed: Layout = ({ subject, motif, canvas }) => {
  const { palette, random } = canvas;
  const dark = random.chance(0.45);
  const ground = dark ? palette.deep : palette.paper;
  const fill = dark ? palette.paper : palette.ink;
  const title = fitted(
    subject.title,
    { face: 'didone', fill, anchor: 'middle', leading: 1.05, weight: 500 },
    { width: 330, lines: 2, from: 46, to: 24 },
  );
  const top = 62 + title.style.size * 0.74;
  const bottom = 62 + heightOf(title.lines, title.style);
  const box: Box = { x: 58, y: bottom + 58, width: 324, height: 572 - bottom - 58 };
  return (
    rect(jacket.x, jacket.y, jacket.width, jacket.height, ground) +
    letter(title.lines, 220, top, title.style) +
    author(subject.creator, 220, bottom + 34, {
      fill: dark ? palette.light : palette.deep,
      anchor: 'middle',
    }) +
    staged(motif, canvas, box, true) +
    rect(box.x - 6, box.y - 6, box.width + 12, box.height + 12, 'none', {
      stroke: dark ? palette.light : palette.deep,
      'stroke-width': 1.2,
    }) +
    imprint(220, 602, fill)
  );
};

/** A broad band of one colour carries the title; the picture fills the rest. */
const banded: Layout = ({ subject, motif, canvas }) => {
  const { palette } = canvas;
  const title = fitted(
    subject.title,
    { face: 'sans', weight: 700, fill: palette.ink, leading: 1.02, tracking: -0.015 },
    { width: 336, lines: 3, from: 50, to: 24 },
  );
  const tall = heightOf(title.lines, title.style);
  const band = Math.max(176, tall + 116);
  return (
    staged(motif, canvas, { ...jacket, y: jacket.y + band, height: jacket.height - band }, true) +
    rect(jacket.x, jacket.y, jacket.width, band, mix(palette.paper, palette.light, 0.25)) +
    rect(jacket.x, jacket.y + band, jacket.width, 6, palette.accent) +
    author(subject.creator, 52, 58, { fill: palette.deep, face: 'serif', tracking: 0.08 }) +
    letter(title.lines, 50, 92 + title.style.size * 0.74, title.style)
  );
};

/** A paper label with a double rule, pasted on the picture. */
const labelled: Layout = ({ subject, motif, canvas }) => {
  const { palette } = canvas;
  const title = fitted(
    subject.title,
    { face: 'serif', italic: true, fill: palette.ink, anchor: 'middle', leading: 1.08 },
    { width: 216, lines: 3, from: 38, to: 21 },
  );
  const tall = heightOf(title.lines, title.style);
  const box: Box = { x: 80, y: 96, width: 280, height: tall + 118 };
  return (
    staged(motif, canvas, jacket) +
    rect(box.x, box.y, box.width, box.height, palette.paper) +
    rect(box.x + 8, box.y + 8, box.width - 16, box.height - 16, 'none', {
      stroke: palette.deep,
      'stroke-width': 2,
    }) +
    rect(box.x + 13, box.y + 13, box.width - 26, box.height - 26, 'none', {
      stroke: palette.deep,
      'stroke-width': 0.8,
    }) +
    letter(title.lines, 220, box.y + 46 + title.style.size * 0.74, title.style) +
    stroke(`M200 ${box.y + box.height - 54}H240`, palette.mid, 2) +
    letter(
      fitted(
        subject.creator.toUpperCase(),
        { face: 'sans', fill: palette.deep },
        { width: 230, lines: 1, from: 13, to: 9 },
      ).lines,
      220,
      box.y + box.height - 30,
      { face: 'sans', size: 12, tracking: 0.1, fill: palette.deep, anchor: 'middle' },
    )
  );
};

const layoutsFor = (motif: Motif): readonly Layout[] => {
  if (motif.quiet === 'none') return [labelled, banded, framed];
  return motif.quiet === 'top'
    ? [fullBleed, fullBleed, framed, banded]
    : [labelled, framed, fullBleed];
};

/** A hardback's jacket, 440 x 640 with its shadow: picture, lettering, and the fold at the spine. */
export function drawBook(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const layouts = layoutsFor(motif);
  const layout = layouts[canvas.random.whole(0, layouts.length - 1)] ?? framed;
  const fold = canvas.id('fold');
  const paper = gradient(fold, [
    [0, '#000', 0.28],
    [1.2, '#fff', 0.22],
    [3.4, '#fff', 0.05],
    [4.4, '#000', 0.24],
    [5.6, '#000', 0.06],
    [9, '#fff', 0.1],
    [40, '#fff', 0],
    [100, '#000', 0.07],
  ]);
  return sheet(
    440,
    640,
    shadow(jacket) +
      layout({ subject, motif, canvas }) +
      paper +
      rect(jacket.x, jacket.y, jacket.width, jacket.height, `url(#${fold})`),
  );
}
