import type { Canvas, CoverSubject, Motif } from '../cover.types';
import { fitted, heightOf, letter } from '../lettering';
import { mix } from '../palettes';
import { circle, group, path, rect, stroke, tag } from '../svg';
import { gradient, shadow, sheet, staged, type Box } from '../stage';

/** A clothbound notebook with a stamped motif, a label and an elastic band, 440 x 600. */
export function drawNotebook(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const cover: Box = { x: 22, y: 16, width: 396, height: 556 };
  const light = canvas.id('cloth');
  const threads = Array.from(
    { length: 92 },
    (_, index) => `M${cover.x} ${cover.y + 3 + index * 6}h${cover.width}`,
  );
  const weave = stroke(threads.join(''), '#fff', 1, { opacity: 0.06 });
  const title = fitted(
    subject.title,
    { face: 'serif', fill: palette.ink, anchor: 'middle' },
    { width: 178, lines: 2, from: 25, to: 15 },
  );
  return sheet(
    440,
    600,
    shadow(cover, 10) +
      rect(cover.x + 6, cover.y + 5, cover.width, cover.height, '#efe8d8', { rx: 10 }) +
      rect(cover.x, cover.y, cover.width, cover.height, palette.deep, { rx: 10 }) +
      weave +
      staged(motif, canvas, { x: 92, y: 176, width: 228, height: 300 }, true, 114) +
      rect(96, 62, 220, 84, palette.paper, { rx: 3 }) +
      rect(102, 68, 208, 72, 'none', { stroke: palette.deep, 'stroke-width': 1 }) +
      letter(
        title.lines,
        206,
        104 +
          title.style.size * 0.3 -
          (heightOf(title.lines, title.style) - title.style.size * 0.74) / 2,
        title.style,
      ) +
      gradient(light, [
        [0, '#000', 0.3],
        [7, '#000', 0.04],
        [8, '#000', 0.26],
        [9.4, '#fff', 0.12],
        [50, '#fff', 0.03],
        [100, '#000', 0.12],
      ]) +
      rect(cover.x, cover.y, cover.width, cover.height, `url(#${light})`, { rx: 10 }) +
      rect(362, 12, 13, 564, palette.accent) +
      rect(373, 12, 3, 564, '#000', { opacity: 0.18 }) +
      path('M190 572h22v24l-11-9-11 9z', palette.accent),
  );
}

/** A canvas bag with a printed medallion, 480 x 600. */
export function drawTote(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const cloth = mix(palette.paper, palette.light, 0.4);
  const seam = mix(cloth, palette.ink, 0.28);
  const light = canvas.id('fold');
  const title = fitted(
    subject.title.toUpperCase(),
    { face: 'sans', weight: 600, fill: palette.deep, anchor: 'middle', tracking: 0.12 },
    { width: 270, lines: 2, from: 22, to: 12 },
  );
  const handle = (dx: number, dy: number, fill: string): string =>
    stroke(
      `M${150 + dx} 216V${140 + dy}C${150 + dx} ${-4 + dy} ${330 - dx} ${-4 + dy} ${330 - dx} ${140 + dy}V216`,
      fill,
      22,
    );
  return sheet(
    480,
    600,
    path('M62 578Q240 604 420 578L430 588Q240 616 52 588Z', '#2a2118', { opacity: 0.16 }) +
      handle(14, 26, mix(cloth, palette.ink, 0.3)) +
      path('M66 186H414L430 566Q430 580 416 580H64Q50 580 50 566Z', cloth) +
      handle(0, 0, mix(cloth, palette.ink, 0.12)) +
      stroke('M139 216H161V196M319 216H341', seam, 1.5) +
      stroke('M67 204H413', seam, 1.4, { 'stroke-dasharray': '6 5' }) +
      staged(motif, canvas, { x: 135, y: 246, width: 210, height: 210 }, true, 105) +
      circle(240, 351, 113, 'none', { stroke: palette.deep, 'stroke-width': 2 }) +
      letter(title.lines, 240, 504, title.style) +
      gradient(light, [
        [0, '#000', 0.14],
        [10, '#fff', 0.1],
        [30, '#000', 0.03],
        [52, '#fff', 0.12],
        [80, '#000', 0.03],
        [100, '#000', 0.15],
      ]) +
      path('M66 186H414L430 566Q430 580 416 580H64Q50 580 50 566Z', `url(#${light})`),
  );
}

/** A gift card in its envelope, 600 x 460. */
export function drawCard(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const title = fitted(
    subject.title,
    { face: 'didone', fill: palette.ink, weight: 500 },
    { width: 210, lines: 3, from: 36, to: 20 },
  );
  const envelope = mix(palette.light, palette.mid, 0.25);
  const card: Box = { x: 76, y: 40, width: 448, height: 282 };
  return sheet(
    600,
    460,
    shadow({ x: 40, y: 130, width: 520, height: 300 }, 4) +
      rect(40, 130, 520, 300, mix(envelope, palette.ink, 0.22), { rx: 4 }) +
      shadow(card, 14) +
      rect(card.x, card.y, card.width, card.height, palette.paper, { rx: 14 }) +
      staged(
        motif,
        canvas,
        { x: card.x + 240, y: card.y, width: 208, height: card.height },
        true,
        14,
      ) +
      letter(title.lines, card.x + 26, card.y + 40 + title.style.size * 0.74, title.style) +
      letter(['FOLIO & REEL'], card.x + 28, card.y + 190, {
        face: 'sans',
        size: 12,
        weight: 600,
        tracking: 0.16,
        fill: palette.deep,
      }) +
      path('M40 426V236L300 352L560 236V426Q560 430 556 430H44Q40 430 40 426Z', envelope) +
      path(
        'M40 428L252 318L300 340L348 318L560 428Q558 430 556 430H44Q41 430 40 428Z',
        mix(envelope, palette.paper, 0.22),
      ) +
      circle(300, 346, 27, palette.accent) +
      letter(['F&R'], 300, 352, {
        face: 'didone',
        size: 17,
        italic: true,
        fill: palette.ink,
        anchor: 'middle',
      }),
  );
}

/** A cinema or event ticket with a torn stub, 640 x 420. */
export function drawTicket(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const shape =
    'M30 70H428A16 16 0 0 0 460 70H610V186A22 22 0 0 0 610 230V346H460A16 16 0 0 0 428 346H30V230A22 22 0 0 0 30 186Z';
  const clip = canvas.id('ticket');
  const title = fitted(
    subject.title,
    { face: 'didone', fill: palette.paper, weight: 500, leading: 1.06 },
    { width: 216, lines: 4, from: 38, to: 18 },
  );
  const tall = heightOf(title.lines, title.style);
  const inside =
    rect(0, 0, 640, 420, palette.deep) +
    staged(motif, canvas, { x: 30, y: 70, width: 156, height: 276 }, true) +
    rect(444, 0, 196, 420, palette.accent) +
    letter(['ADMIT', 'ONE'], 527, 190, {
      face: 'narrow',
      size: 50,
      weight: 700,
      fill: palette.ink,
      anchor: 'middle',
      leading: 1,
      tracking: 0.03,
    }) +
    letter(['FOLIO & REEL'], 527, 284, {
      face: 'sans',
      size: 11,
      weight: 600,
      tracking: 0.16,
      fill: palette.ink,
      anchor: 'middle',
    }) +
    letter(title.lines, 206, 208 - tall / 2 + title.style.size * 0.74 - 12, title.style) +
    letter(
      fitted(
        subject.creator.toUpperCase(),
        { face: 'sans', fill: palette.light },
        { width: 216, lines: 1, from: 12, to: 8 },
      ).lines.slice(0, 1),
      206,
      322,
      { face: 'sans', size: 11, tracking: 0.1, fill: palette.light },
    );
  return sheet(
    640,
    420,
    group(path(shape, '#2a2118', { opacity: 0.14 }), { transform: 'translate(2 7)' }) +
      group(path(shape, '#2a2118', { opacity: 0.1 }), { transform: 'translate(0 3)' }) +
      tag('clipPath', { id: clip }, path(shape, '#000')) +
      group(inside, { 'clip-path': `url(#${clip})` }) +
      stroke('M444 92V326', palette.paper, 3, {
        'stroke-dasharray': '1 9',
        'stroke-linecap': 'round',
      }) +
      rect(44, 84, 386, 248, 'none', { stroke: palette.light, 'stroke-width': 1, opacity: 0.5 }),
  );
}

/** An audiobook: a square cover with rounded corners and a play bar, 520 x 520. */
export function drawAudio(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const box: Box = { x: 16, y: 12, width: 488, height: 488 };
  const title = fitted(
    subject.title,
    { face: 'serif', fill: palette.ink, weight: 600, leading: 1.05 },
    { width: 420, lines: 2, from: 44, to: 22 },
  );
  const by = fitted(
    subject.creator,
    { face: 'sans', fill: palette.deep },
    { width: 420, lines: 1, from: 19, to: 12 },
  );
  const head = heightOf(title.lines, title.style) + 108;
  const clip = canvas.id('square');
  return sheet(
    520,
    520,
    shadow(box, 26) +
      tag('clipPath', { id: clip }, rect(box.x, box.y, 488, 488, '#000', { rx: 26 })) +
      group(
        rect(box.x, box.y, 488, 488, mix(palette.paper, palette.light, 0.3)) +
          staged(
            motif,
            canvas,
            { x: box.x, y: box.y + head, width: 488, height: 488 - head },
            true,
          ) +
          letter(title.lines, 48, 46 + title.style.size * 0.74, title.style) +
          letter(by.lines, 49, box.y + head - 34, by.style) +
          rect(48, 456, 424, 6, palette.paper, { rx: 3, opacity: 0.55 }) +
          rect(48, 456, 158, 6, palette.paper, { rx: 3 }) +
          circle(206, 459, 11, palette.paper),
        { 'clip-path': `url(#${clip})` },
      ),
  );
}
