import type { Canvas, CoverSubject, Motif } from '../cover.types';
import { fitted, heightOf, letter } from '../lettering';
import { mix } from '../palettes';
import { circle, group, path, rect, stroke, tag } from '../svg';
import { gradient, shadow, sheet, staged, type Box } from '../stage';

/** A bolt of printed cloth with its loose end and a paper band, 560 x 520. */
export function drawCloth(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const light = canvas.id('roll');
  const clip = canvas.id('end');
  const end = 'M76 236H484V430Q430 452 382 436T280 440T178 436T76 438Z';
  const title = fitted(
    subject.title,
    { face: 'serif', fill: palette.ink, anchor: 'middle' },
    { width: 140, lines: 4, from: 24, to: 13 },
  );
  const turns = [34, 25, 16, 7].map((radius) =>
    tag('ellipse', {
      cx: 480,
      cy: 172,
      rx: radius * 0.62,
      ry: radius * 1.9,
      fill: 'none',
      stroke: mix(palette.deep, palette.paper, 0.45),
      'stroke-width': 3,
    }),
  );
  return sheet(
    560,
    520,
    shadow({ x: 76, y: 240, width: 408, height: 196 }, 10) +
      tag('clipPath', { id: clip }, path(end, '#000')) +
      group(
        rect(76, 236, 408, 220, palette.mid) +
          staged(motif, canvas, { x: 76, y: 236, width: 408, height: 220 }, true) +
          rect(76, 236, 408, 26, '#000', { opacity: 0.22 }),
        { 'clip-path': `url(#${clip})` },
      ) +
      rect(76, 104, 404, 138, palette.mid, { rx: 22 }) +
      staged(motif, canvas, { x: 76, y: 104, width: 404, height: 138 }, true, 22) +
      gradient(
        light,
        [
          [0, '#000', 0.24],
          [24, '#fff', 0.26],
          [58, '#000', 0.04],
          [100, '#000', 0.42],
        ],
        true,
      ) +
      rect(76, 104, 404, 138, `url(#${light})`, { rx: 22 }) +
      tag('ellipse', {
        cx: 480,
        cy: 173,
        rx: 30,
        ry: 69,
        fill: mix(palette.deep, '#ffffff', 0.12),
      }) +
      turns.join('') +
      rect(182, 100, 164, 146, palette.paper) +
      rect(182, 100, 164, 146, `url(#${light})`, { opacity: 0.6 }) +
      letter(
        title.lines,
        264,
        173 - heightOf(title.lines, title.style) / 2 + title.style.size * 0.74,
        title.style,
      ),
  );
}

/** A round tin with a lid and a paper label, 440 x 560. */
export function drawTin(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const body = 'M58 116V494Q58 534 220 534T382 494V116Z';
  const clip = canvas.id('body');
  const light = canvas.id('metal');
  const label: Box = { x: 96, y: 214, width: 248, height: 118 };
  const title = fitted(
    subject.title,
    { face: 'didone', fill: palette.ink, anchor: 'middle', weight: 500 },
    { width: 214, lines: 3, from: 31, to: 16 },
  );
  return sheet(
    440,
    560,
    tag('ellipse', { cx: 220, cy: 516, rx: 184, ry: 34, fill: '#2a2118', 'fill-opacity': 0.14 }) +
      tag('clipPath', { id: clip }, path(body, '#000')) +
      group(
        rect(58, 100, 324, 440, palette.deep) +
          staged(motif, canvas, { x: 58, y: 150, width: 324, height: 390 }, true) +
          rect(58, 140, 324, 12, palette.accent),
        { 'clip-path': `url(#${clip})` },
      ) +
      rect(label.x, label.y, label.width, label.height, palette.paper, { rx: 6 }) +
      rect(label.x + 7, label.y + 7, label.width - 14, label.height - 14, 'none', {
        rx: 3,
        stroke: palette.deep,
        'stroke-width': 1.2,
      }) +
      letter(
        title.lines,
        220,
        273 - heightOf(title.lines, title.style) / 2 + title.style.size * 0.74,
        title.style,
      ) +
      gradient(light, [
        [0, '#000', 0.4],
        [14, '#fff', 0.18],
        [30, '#fff', 0.04],
        [70, '#000', 0.05],
        [100, '#000', 0.45],
      ]) +
      path(body, `url(#${light})`) +
      path('M50 78V118Q50 150 220 150T390 118V78Z', palette.mid) +
      path('M50 78V118Q50 150 220 150T390 118V78Z', `url(#${light})`) +
      tag('ellipse', { cx: 220, cy: 78, rx: 170, ry: 34, fill: mix(palette.mid, '#ffffff', 0.3) }) +
      tag('ellipse', { cx: 220, cy: 76, rx: 150, ry: 27, fill: mix(palette.mid, '#ffffff', 0.14) }),
  );
}

/** A lamp clipped to an open book, with its light on a motif, 520 x 560. */
export function drawLamp(subject: CoverSubject, motif: Motif, canvas: Canvas): string {
  const { palette } = canvas;
  const beam = canvas.id('beam');
  const metal = mix(palette.deep, palette.ink, 0.3);
  const label = fitted(
    subject.title.toUpperCase(),
    { face: 'sans', fill: palette.deep, anchor: 'middle', weight: 600, tracking: 0.12 },
    { width: 420, lines: 2, from: 16, to: 9 },
  );
  const page: Box = { x: 72, y: 318, width: 180, height: 140 };
  return sheet(
    520,
    560,
    shadow({ x: 44, y: 300, width: 432, height: 190 }, 6) +
      path('M44 302Q150 276 260 304Q370 276 476 302V486Q370 462 260 490Q150 462 44 486Z', metal) +
      path('M54 296Q154 272 260 298V480Q154 454 54 476Z', palette.paper) +
      path('M466 296Q366 272 260 298V480Q366 454 466 476Z', mix(palette.paper, '#ffffff', 0.35)) +
      staged(motif, canvas, page, true, 2) +
      stroke(
        [328, 350, 372, 394, 416, 438].map((y) => `M286 ${y}H440`).join(''),
        mix(palette.ink, palette.paper, 0.62),
        4,
      ) +
      gradient(
        beam,
        [
          [0, palette.accent, 0.42],
          [100, palette.accent, 0],
        ],
        true,
      ) +
      path('M158 150L262 196L330 480Q180 452 54 476Z', `url(#${beam})`) +
      stroke('M424 300C470 190 404 76 262 104', metal, 13, { 'stroke-linecap': 'round' }) +
      rect(398, 276, 52, 56, metal, { rx: 8 }) +
      rect(408, 290, 32, 8, palette.accent, { rx: 4 }) +
      group(
        path('M-66 62Q-60 -34 0 -44Q60 -34 66 62Z', palette.mid) +
          path('M-66 62Q-60 -34 0 -44Q-30 -20 -34 62Z', '#fff', { opacity: 0.22 }) +
          tag('ellipse', {
            cx: 0,
            cy: 62,
            rx: 66,
            ry: 15,
            fill: mix(palette.accent, '#ffffff', 0.6),
          }),
        { transform: 'translate(236 112) rotate(24)' },
      ) +
      circle(262, 104, 11, palette.accent) +
      letter(label.lines, 260, 524, label.style),
  );
}
