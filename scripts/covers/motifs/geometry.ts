import type { Motif } from '../cover.types';
import { mix } from '../palettes';
import { circle, path, rect, stroke, through } from '../svg';

/** Quarter and half circles on a square grid. */
export const bauhaus: Motif = {
  tone: 'light',
  quiet: 'none',
  draw({ width, height, random, palette }) {
    const columns = 4;
    const side = width / columns;
    const rows = Math.ceil(height / side);
    const inks = [
      palette.deep,
      palette.mid,
      palette.light,
      palette.accent,
      palette.ink,
      palette.paper,
    ];
    const pick = (not: string): string => {
      const ink = inks[random.whole(0, inks.length - 1)] ?? palette.mid;
      return ink === not ? (inks[(inks.indexOf(ink) + 2) % inks.length] ?? palette.deep) : ink;
    };
    const cells: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [x, y] = [column * side, row * side];
        const ground = pick(palette.ink);
        const shape = pick(ground);
        cells.push(rect(x, y, side + 0.5, side + 0.5, ground));
        const kind = random.whole(0, 5);
        if (kind === 0) cells.push(circle(x + side / 2, y + side / 2, side * 0.36, shape));
        else if (kind === 1)
          cells.push(path(`M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}Z`, shape));
        else if (kind === 2)
          cells.push(
            path(`M${x + side} ${y + side}H${x}A${side} ${side} 0 0 1 ${x + side} ${y}Z`, shape),
          );
        else if (kind === 3)
          cells.push(
            path(
              `M${x} ${y + side / 2}A${side / 2} ${side / 2} 0 0 1 ${x + side} ${y + side / 2}Z`,
              shape,
            ) +
              path(
                `M${x} ${y + side}A${side / 2} ${side / 2} 0 0 1 ${x + side} ${y + side}Z`,
                shape,
              ),
          );
        else if (kind === 4) cells.push(path(`M${x} ${y}L${x + side} ${y + side}H${x}Z`, shape));
        else
          cells.push(
            circle(x + side / 2, y + side / 2, side * 0.42, shape) +
              circle(x + side / 2, y + side / 2, side * 0.2, ground),
          );
      }
    }
    return rect(0, 0, width, height, palette.paper) + cells.join('');
  },
};

/** A strict grid: bars that grow, turned by an angle, and one dot. */
export const swiss: Motif = {
  tone: 'light',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const turn = random.whole(0, 1) === 0 ? -32 : 28;
    const bars = Array.from({ length: 11 }, (_, index) => {
      const thick = 4 + index * index * 0.62;
      const x = -width * 0.35 + index * width * 0.07 + index * index * 5.6;
      return rect(
        x,
        height * 0.28,
        thick,
        height * 1.4,
        index % 4 === 3 ? palette.accent : palette.deep,
        {
          transform: `rotate(${turn} ${width / 2} ${height * 0.75})`,
        },
      );
    });
    return [
      rect(0, 0, width, height, palette.paper),
      ...bars,
      rect(0, 0, width, height * 0.36, palette.paper),
      circle(width * 0.8, height * 0.44, width * 0.085, palette.mid),
    ].join('');
  },
};

/** Arches inside arches, open to a small sun. */
export const arches: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const inks = [
      palette.mid,
      palette.light,
      palette.accent,
      mix(palette.light, palette.paper, 0.6),
      palette.mid,
      palette.deep,
    ];
    const centre = width / 2;
    const arch = (half: number, fill: string): string =>
      path(
        `M${centre - half} ${height}V${height * 0.42 + half * 0.72}A${half} ${half} 0 0 1 ${centre + half} ${height * 0.42 + half * 0.72}V${height}Z`,
        fill,
      );
    return [
      rect(0, 0, width, height, palette.deep),
      ...inks.map((ink, index) => arch(width * (0.44 - index * 0.066), ink)),
      circle(centre, height * random.between(0.72, 0.78), width * 0.055, palette.paper),
      rect(0, height * 0.93, width, height * 0.07, palette.ink),
    ].join('');
  },
};

/** Sound drawn as ridgelines, one behind the other. */
export const soundwave: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const rows = 24;
    const lines = Array.from({ length: rows }, (_, row) => {
      const y = height * 0.36 + (row / (rows - 1)) * height * 0.54;
      const peaks = Array.from({ length: 3 }, () => ({
        at: random.between(0.34, 0.66),
        wide: random.between(0.03, 0.085),
        tall: random.between(0.3, 1) * height * 0.1,
      }));
      const points = Array.from({ length: 60 }, (_, step) => {
        const x = step / 59;
        const lift = peaks.reduce(
          (sum, peak) => sum + peak.tall * Math.exp(-(((x - peak.at) / peak.wide) ** 2)),
          0,
        );
        return [width * (0.1 + x * 0.8), y - lift + random.between(-1, 1)] as const;
      });
      const d = through(points);
      return (
        path(`${d}L${width * 0.9} ${y + 14}L${width * 0.1} ${y + 14}Z`, palette.deep) +
        stroke(d, row === 11 ? palette.accent : palette.paper, row === 11 ? 2.6 : 1.5)
      );
    });
    return rect(0, 0, width, height, palette.deep) + lines.join('');
  },
};

/** Grooves of a record, seen so close that they become a landscape. */
export const grooves: Motif = {
  tone: 'light',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const [cx, cy] = [width * random.between(0.3, 0.7), height * 0.98];
    const rings = Array.from({ length: 18 }, (_, index) => {
      const inks = [
        palette.deep,
        palette.light,
        palette.mid,
        palette.paper,
        palette.accent,
        palette.deep,
      ];
      return circle(
        cx,
        cy,
        width * (0.76 - index * 0.041),
        inks[(index * (index % 3 === 0 ? 1 : 2)) % inks.length] ?? palette.deep,
      );
    });
    return (
      rect(0, 0, width, height, palette.paper) +
      rings.join('') +
      circle(cx, cy, width * 0.03, palette.ink)
    );
  },
};

/** Broad stripes that bend once, as on a jacket of the seventies. */
export const ribbon: Motif = {
  tone: 'light',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const inks = [palette.deep, palette.mid, palette.accent, palette.light];
    const thick = width * 0.085;
    const bend = height * random.between(0.5, 0.58);
    const left = random.chance(0.5);
    const outer = thick * 4.6;
    const [cx, cy] = [width * 0.14 + outer, bend + outer];
    const bands = inks.map((ink, index) => {
      const radius = outer - index * thick;
      return stroke(
        `M${cx - radius} ${height + 20}V${cy}A${radius} ${radius} 0 0 1 ${cx} ${cy - radius}H${width + 20}`,
        ink,
        thick + 0.6,
      );
    });
    return (
      rect(0, 0, width, height, palette.paper) +
      `<g${left ? '' : ` transform="translate(${width} 0) scale(-1 1)"`}>${bands.join('')}${circle(width * 0.76, height * 0.86, width * 0.1, palette.deep)}</g>`
    );
  },
};

/** Steps and a door of light in plain perspective. */
export const stairs: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw({ width, height, random, palette }) {
    const steps = 9;
    const rightwards = random.chance(0.5);
    const blocks = Array.from({ length: steps }, (_, index) => {
      const x = (width / steps) * index;
      const y = height * 0.94 - (height * 0.5 * index) / steps;
      return (
        rect(x, y, width - x, height - y, mix(palette.deep, palette.light, 0.12 + index * 0.085)) +
        rect(x, y, width - x, 3, mix(palette.light, palette.paper, 0.5))
      );
    });
    const door =
      rect(width * 0.74, height * 0.265, width * 0.16, height * 0.234, palette.accent) +
      path(
        `M${width * 0.74} ${height * 0.499}H${width * 0.9}L${width * 0.98} ${height * 0.555}H${width * 0.68}Z`,
        mix(palette.accent, palette.paper, 0.5),
      );
    const figure =
      circle(width * 0.38, height * 0.632, 9, palette.ink) +
      path(
        `M${width * 0.355} ${height * 0.728}L${width * 0.365} ${height * 0.655}Q${width * 0.38} ${height * 0.64} ${width * 0.395} ${height * 0.655}L${width * 0.405} ${height * 0.728}Z`,
        palette.ink,
      );
    return (
      rect(0, 0, width, height, palette.deep) +
      `<g${rightwards ? '' : ` transform="translate(${width} 0) scale(-1 1)"`}>${blocks.join('')}${door}${figure}</g>`
    );
  },
};
