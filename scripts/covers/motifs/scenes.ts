import type { Motif } from '../cover.types';
import { mix } from '../palettes';
import { circle, group, path, rect, stroke, tag, through } from '../svg';

/** A city at night in three depths, with lit windows. */
export const city: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const rows = [0.5, 0.6, 0.72].map((top, depth) => {
      const fill = mix(palette.mid, palette.ink, 0.25 + depth * 0.34);
      const parts: string[] = [];
      for (let x = -10; x < width;) {
        const wide = random.between(34, 62) + depth * 8;
        const y = height * top + random.between(-height * 0.09, height * 0.07);
        parts.push(rect(x, y, wide + 1, height - y, fill));
        if (random.chance(0.22))
          parts.push(path(`M${x} ${y}L${x + wide / 2} ${y - 26}L${x + wide} ${y}Z`, fill));
        if (random.chance(0.15)) parts.push(rect(x + wide / 2 - 1.5, y - 44, 3, 44, fill));
        for (let wy = y + 14; wy < height - 10; wy += 17) {
          for (let wx = x + 8; wx < x + wide - 10; wx += 13) {
            if (random.chance(0.1 + depth * 0.13))
              parts.push(
                rect(wx, wy, 6, 8, depth === 0 ? palette.light : palette.accent, {
                  opacity: 0.55 + depth * 0.2,
                }),
              );
          }
        }
        x += wide + random.between(0, 6);
      }
      return parts.join('');
    });
    return (
      rect(0, 0, width, height, palette.deep) +
      rect(0, height * 0.34, width, height * 0.4, mix(palette.deep, palette.mid, 0.35)) +
      circle(width * random.between(0.25, 0.75), height * 0.43, width * 0.12, palette.light) +
      rows.join('')
    );
  },
};

/** A head in profile, holding a landscape. */
export const portrait: Motif = {
  tone: 'light',
  quiet: 'top',
  draw({ width, height, random, palette, id }) {
    const scale = width / 400;
    const head =
      'M118 640C118 560 132 520 126 468C96 430 84 392 88 342C94 262 150 208 228 210C304 212 344 262 344 318C344 336 340 348 346 364C354 384 372 404 370 414C368 424 348 424 346 432C344 442 352 448 348 456C346 462 338 464 338 468C340 478 344 482 338 490C330 500 338 514 328 526C314 540 284 530 262 536C250 542 250 600 262 640Z';
    const clip = id('head');
    const offset = height - 592 * scale;
    const inside = [0, 1, 2, 3, 4]
      .map((index) =>
        path(
          `${through(Array.from({ length: 7 }, (_, step) => [step * 80 - 30, 330 + index * 62 + random.between(-24, 24)] as const))}L460 660L-30 660Z`,
          mix(palette.light, palette.deep, 0.12 + index * 0.22),
        ),
      )
      .join('');
    return [
      rect(0, 0, width, height, mix(palette.paper, palette.light, 0.3)),
      group(
        tag('clipPath', { id: clip }, path(head, '#000')) +
          group(rect(0, 0, 420, 660, palette.mid) + circle(250, 310, 46, palette.accent) + inside, {
            'clip-path': `url(#${clip})`,
          }) +
          stroke('M0 640H400', palette.deep, 2),
        { transform: `translate(0 ${offset.toFixed(1)}) scale(${scale.toFixed(3)})` },
      ),
    ].join('');
  },
};

/** A chart of stars joined by thin lines. */
export const constellation: Motif = {
  tone: 'dark',
  quiet: 'bottom',
  draw({ width, height, random, palette }) {
    const stars = Array.from({ length: 130 }, () =>
      circle(
        random.between(0, width),
        random.between(0, height),
        random.between(0.6, 1.9),
        palette.light,
        { opacity: random.between(0.3, 0.95) },
      ),
    );
    const [cx, cy] = [width / 2, height * 0.38];
    const rings = [0.2, 0.31, 0.42].map((share) =>
      circle(cx, cy, width * share, 'none', {
        stroke: palette.light,
        'stroke-width': 0.9,
        opacity: 0.55,
      }),
    );
    const spokes = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      return stroke(
        `M${(cx + Math.cos(angle) * width * 0.2).toFixed(1)} ${(cy + Math.sin(angle) * width * 0.2).toFixed(1)}L${(cx + Math.cos(angle) * width * 0.42).toFixed(1)} ${(cy + Math.sin(angle) * width * 0.42).toFixed(1)}`,
        palette.light,
        0.7,
        { opacity: 0.5 },
      );
    });
    const figure = Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2 + random.between(-0.25, 0.25);
      const reach = width * random.between(0.1, 0.4);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
    });
    const lines = figure
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
    const sparks = figure.map(([x, y], index) => {
      const size = index % 3 === 0 ? 13 : 8;
      return path(
        `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
        palette.accent,
      );
    });
    return [
      rect(0, 0, width, height, palette.deep),
      ...stars,
      ...rings,
      ...spokes,
      stroke(lines, palette.accent, 1.5),
      ...sparks,
    ].join('');
  },
};

/** Rays behind a strip of film. */
export const marquee: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const [cx, cy] = [width / 2, height * 0.64];
    const rays = Array.from({ length: 18 }, (_, index) => {
      const from = (index / 18) * Math.PI * 2;
      const to = from + Math.PI / 18;
      const far = height * 1.2;
      return path(
        `M${cx} ${cy}L${(cx + Math.cos(from) * far).toFixed(1)} ${(cy + Math.sin(from) * far).toFixed(1)}L${(cx + Math.cos(to) * far).toFixed(1)} ${(cy + Math.sin(to) * far).toFixed(1)}Z`,
        mix(palette.deep, palette.mid, 0.55),
      );
    });
    const strip = width * 0.36;
    const frames = Array.from({ length: 7 }, (_, index) => {
      const y = -strip * 2.6 + index * strip * 0.8;
      const holes = [0, 1, 2]
        .map(
          (hole) =>
            rect(
              strip * 0.05,
              y + hole * strip * 0.26 + 6,
              strip * 0.08,
              strip * 0.12,
              palette.paper,
              { rx: 2 },
            ) +
            rect(
              strip * 0.87,
              y + hole * strip * 0.26 + 6,
              strip * 0.08,
              strip * 0.12,
              palette.paper,
              { rx: 2 },
            ),
        )
        .join('');
      const ground = index % 2 === 0 ? palette.light : palette.accent;
      return (
        rect(strip * 0.18, y + 5, strip * 0.64, strip * 0.7, ground, { rx: 4 }) +
        circle(
          strip * 0.5,
          y + strip * random.between(0.34, 0.44),
          strip * 0.17,
          index % 2 === 0 ? palette.mid : palette.deep,
        ) +
        holes
      );
    });
    return (
      rect(0, 0, width, height, palette.deep) +
      rays.join('') +
      circle(cx, cy, width * 0.4, palette.accent) +
      circle(cx, cy, width * 0.34, mix(palette.accent, palette.paper, 0.45)) +
      group(rect(0, -strip * 3, strip, strip * 7, palette.ink) + frames.join(''), {
        transform: `translate(${(cx - strip * 0.42).toFixed(1)} ${cy.toFixed(1)}) rotate(${random.whole(-18, -9)})`,
      })
    );
  },
};

/** A lighthouse that throws two beams. */
export const lighthouse: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const x = width * random.between(0.42, 0.58);
    const top = height * 0.5;
    const tower = [0, 1, 2, 3, 4].map((index) => {
      const [from, to] = [top + 26 + index * height * 0.07, top + 26 + (index + 1) * height * 0.07];
      const half = (y: number): number => 20 + (y - top) * 0.075;
      return path(
        `M${x - half(from)} ${from}H${x + half(from)}L${x + half(to)} ${to}H${x - half(to)}Z`,
        index % 2 === 0 ? palette.paper : palette.mid,
      );
    });
    const sea = Array.from({ length: 4 }, (_, index) => {
      const y = height * (0.86 + index * 0.04);
      const points = Array.from(
        { length: 9 },
        (_, step) => [(width / 7) * (step - 0.5), y + (step % 2 === 0 ? -7 : 7)] as const,
      );
      return path(
        `${through(points)}V${height}H${-width}Z`,
        mix(palette.mid, palette.ink, 0.3 + index * 0.2),
      );
    });
    return [
      rect(0, 0, width, height, palette.deep),
      path(`M${x} ${top}L${-width * 0.2} ${height * 0.36}V${height * 0.58}Z`, palette.accent, {
        opacity: 0.85,
      }),
      path(`M${x} ${top}L${width * 1.2} ${height * 0.4}V${height * 0.62}Z`, palette.accent, {
        opacity: 0.55,
      }),
      path(
        `M${x - 110} ${height * 0.92}Q${x - 40} ${height * 0.82} ${x} ${height * 0.83}T${x + 120} ${height * 0.92}Z`,
        palette.ink,
      ),
      ...tower,
      rect(x - 27, top + 18, 54, 9, palette.ink),
      rect(x - 14, top - 14, 28, 32, palette.accent),
      path(`M${x - 20} ${top - 14}L${x} ${top - 38}L${x + 20} ${top - 14}Z`, palette.ink),
      ...sea,
    ].join('');
  },
};

/** A window with a table: jug, fruit and cloth as paper cut-outs. */
export const stillLife: Motif = {
  tone: 'light',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const s = width / 400;
    const table = height * 0.8;
    const jug = width * random.between(0.3, 0.36);
    const leaf = (turn: number, long: number): string =>
      path(
        `M0 0C${long * 0.3} ${-long * 0.3} ${long * 0.25} ${-long * 0.8} 0 ${-long}C${-long * 0.25} ${-long * 0.8} ${-long * 0.3} ${-long * 0.3} 0 0Z`,
        turn % 2 === 0 ? palette.deep : palette.mid,
        {
          transform: `translate(${jug.toFixed(1)} ${(table - 150 * s).toFixed(1)}) rotate(${turn})`,
        },
      );
    return [
      rect(0, 0, width, height, mix(palette.paper, palette.light, 0.5)),
      rect(width * 0.52, height * 0.38, width * 0.36, height * 0.34, palette.mid),
      circle(width * 0.7, height * 0.5, width * 0.075, palette.accent),
      rect(width * 0.69, height * 0.38, 6, height * 0.34, palette.paper),
      rect(width * 0.52, height * 0.54, width * 0.36, 6, palette.paper),
      rect(0, table, width, height - table, palette.deep),
      ...[-58, -29, 2, 31, 57].map((turn, index) => leaf(turn, (110 + (index % 2) * 34) * s)),
      path(
        `M${jug - 34 * s} ${table - 160 * s}H${jug + 34 * s}C${jug + 22 * s} ${table - 110 * s} ${jug + 66 * s} ${table - 90 * s} ${jug + 52 * s} ${table + 18 * s}H${jug - 52 * s}C${jug - 66 * s} ${table - 90 * s} ${jug - 22 * s} ${table - 110 * s} ${jug - 34 * s} ${table - 160 * s}Z`,
        palette.paper,
      ),
      stroke(`M${jug - 46 * s} ${table - 50 * s}H${jug + 46 * s}`, palette.mid, 9 * s),
      circle(width * 0.62, table - 8 * s, 34 * s, palette.accent),
      circle(width * 0.76, table + 8 * s, 40 * s, palette.mid),
      circle(width * 0.52, table + 22 * s, 29 * s, palette.light),
      stroke(
        `M${width * 0.76} ${table - 30 * s}q${4 * s} ${-16 * s} ${16 * s} ${-20 * s}`,
        palette.ink,
        4 * s,
        { 'stroke-linecap': 'round' },
      ),
    ].join('');
  },
};
