import type { Canvas, Motif } from './cover.types';
import { group, rect, tag } from './svg';

/** A box on the sheet. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The motif drawn into a box and cut at its edges. With `cropped` the motif's quiet part, kept for lettering,
 * is pushed out of the box, for layouts that set the title elsewhere.
 */
export function staged(
  motif: Motif,
  canvas: Canvas,
  box: Box,
  cropped = false,
  radius = 0,
): string {
  const quiet = cropped && motif.quiet !== 'none';
  const height = quiet ? Math.max(box.height / 0.7, box.width * 1.25) : box.height;
  const shift = quiet && motif.quiet === 'top' ? box.height - height : 0;
  const clip = canvas.id(`box-${Math.round(box.x)}-${Math.round(box.y)}`);
  const drawing = motif.draw({ ...canvas, width: box.width, height });
  return (
    tag(
      'clipPath',
      { id: clip },
      rect(box.x, box.y, box.width, box.height, '#000', { rx: radius }),
    ) +
    group(group(drawing, { transform: `translate(${box.x} ${box.y + shift})` }), {
      'clip-path': `url(#${clip})`,
    })
  );
}

/**
 * A soft shadow under a sheet, made of thin layers: no filter, so long lists stay cheap to draw. The wider a layer the
 * higher it begins, so that the sides come out of the light slowly.
 */
export const shadow = (box: Box, radius = 2): string =>
  Array.from({ length: 12 }, (_, layer) => {
    const spread = 12 * (1 - layer / 12) ** 1.4;
    return rect(
      box.x - spread * 0.8,
      box.y + 14 - spread,
      box.width + spread * 1.6,
      box.height - 14 + spread * 2.2,
      '#2a2118',
      { rx: radius + spread, 'fill-opacity': 0.022 },
    );
  }).join('');

/** A linear gradient from stops of `[offset in %, colour, opacity]`. */
export const gradient = (
  id: string,
  stops: readonly (readonly [number, string, number])[],
  vertical = false,
): string =>
  tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: vertical ? 0 : 1, y2: vertical ? 1 : 0 },
    stops
      .map(([offset, colour, opacity]) =>
        tag('stop', {
          offset: `${offset}%`,
          'stop-color': colour,
          'stop-opacity': opacity,
        }),
      )
      .join(''),
  );

/** A whole SVG document. It has no title of its own: the page's alternative text names the picture. */
export const sheet = (width: number, height: number, content: string): string =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
