import type { Canvas, Motif } from '../cover.types';
import { mix } from '../palettes';
import { circle, group, path, rect, stroke, through } from '../svg';

const ridge = (canvas: Canvas, y: number, swing: number, steps: number): string => {
  const { width, height, random } = canvas;
  const points = Array.from(
    { length: steps + 3 },
    (_, index) => [((index - 1) * width) / steps, y + random.between(-swing, swing)] as const,
  );
  return `${through(points)}L${width * 1.5} ${height}L${-width} ${height}Z`;
};

/** Hills in flat layers under a low sun. */
export const landscape: Motif = {
  tone: 'light',
  quiet: 'top',
  draw(canvas) {
    const { width, height, random, palette } = canvas;
    const sunX = width * random.between(0.28, 0.72);
    const far = mix(palette.light, palette.mid, 0.35);
    const layers = [
      far,
      palette.mid,
      mix(palette.mid, palette.deep, 0.55),
      palette.deep,
      palette.ink,
    ];
    return [
      rect(0, 0, width, height, mix(palette.paper, palette.light, 0.45)),
      circle(sunX, height * 0.52, width * random.between(0.16, 0.23), palette.accent),
      ...layers.map((fill, index) =>
        path(
          ridge(
            canvas,
            height * (0.57 + index * 0.095),
            height * (0.05 - index * 0.004),
            4 + index,
          ),
          fill,
        ),
      ),
    ].join('');
  },
};

/** One line-drawn plant: stem, paired leaves, buds. */
function plant(canvas: Canvas, x: number, foot: number, tall: number, lean: number): string {
  const { random, palette } = canvas;
  const top = foot - tall;
  const at = (share: number): [number, number] => [x + lean * share * share, foot - tall * share];
  const parts = [
    stroke(`M${x} ${foot}Q${x} ${foot - tall * 0.5} ${x + lean} ${top}`, palette.ink, 2.2, {
      'stroke-linecap': 'round',
    }),
  ];
  const pairs = Math.max(4, Math.round(tall / 42));
  const broad = random.between(0.26, 0.42);
  for (let index = 1; index <= pairs; index += 1) {
    const [px, py] = at(0.12 + (index / pairs) * 0.8);
    const long = tall * 0.2 * (1.15 - index / (pairs * 1.25));
    for (const side of [-1, 1]) {
      const turn = side * random.between(38, 62) + (lean / tall) * 40;
      const leaf = `M0 0C${long * broad} ${-long * 0.3} ${long * broad} ${-long * 0.75} 0 ${-long}C${-long * broad} ${-long * 0.75} ${-long * broad} ${-long * 0.3} 0 0Z`;
      const filled = (index + (side > 0 ? 1 : 0)) % 3 !== 0;
      parts.push(
        group(
          path(leaf, filled ? (side > 0 ? palette.mid : palette.deep) : palette.paper, {
            stroke: palette.ink,
            'stroke-width': 1.6,
          }) + stroke(`M0 0L0 ${-long * 0.86}`, filled ? palette.light : palette.ink, 1.1),
          { transform: `translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn.toFixed(1)})` },
        ),
      );
    }
  }
  const [bx, by] = at(1);
  const bud = tall * 0.045;
  parts.push(circle(bx, by, bud, palette.accent, { stroke: palette.ink, 'stroke-width': 1.6 }));
  return parts.join('');
}

/** Stems with leaves, drawn with a pen and filled in two greens. */
export const botanical: Motif = {
  tone: 'light',
  quiet: 'top',
  draw(canvas) {
    const { width, height, random, palette } = canvas;
    const foot = height * 1.02;
    return (
      rect(0, 0, width, height, palette.paper) +
      circle(width * 0.5, height * 0.62, width * 0.33, palette.light) +
      [0.2, 0.8, 0.36, 0.66, 0.5]
        .map((share, index) =>
          plant(
            canvas,
            width * share,
            foot,
            height * (0.34 + index * 0.055),
            width * (share - 0.5) * random.between(0.1, 0.5),
          ),
        )
        .join('')
    );
  },
};

/** A moon over a striped sea that carries its reflection. */
export const moonTide: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw(canvas) {
    const { width, height, random, palette } = canvas;
    const sea = height * 0.66;
    const moonX = width * random.between(0.4, 0.6);
    const radius = Math.min(width, height * 0.68) * random.between(0.17, 0.21);
    const rows = Array.from({ length: 13 }, (_, index) => {
      const y = sea + ((height - sea) * (index + 0.6)) / 13;
      const half = radius * (1.15 - index * 0.045) * random.between(0.55, 1.1);
      return rect(moonX - half, y, half * 2, 2 + index * 0.45, palette.accent, {
        rx: 2,
        opacity: 0.95 - index * 0.045,
      });
    });
    const swell = Array.from({ length: 5 }, (_, index) =>
      path(
        ridge(canvas, sea + ((height - sea) * index) / 5, 5 + index * 2, 5),
        mix(palette.mid, palette.deep, 0.25 + index * 0.2),
      ),
    );
    return [
      rect(0, 0, width, height, palette.deep),
      circle(moonX, sea - radius * 1.35, radius * 1.75, mix(palette.deep, palette.mid, 0.22)),
      circle(moonX, sea - radius * 1.35, radius * 1.36, mix(palette.deep, palette.mid, 0.42)),
      circle(moonX, sea - radius * 1.35, radius, palette.accent),
      ...swell,
      ...rows,
    ].join('');
  },
};

/** Rows of overlapping scales: the sea of a woodcut. */
export const waves: Motif = {
  tone: 'dark',
  quiet: 'top',
  draw(canvas) {
    const { width, height, palette } = canvas;
    const radius = width / canvas.random.whole(5, 7) / 1.02;
    const rows: string[] = [];
    const start = height * 0.46;
    for (let row = 0; start + row * radius * 0.52 < height + radius; row += 1) {
      const y = start + row * radius * 0.52;
      const shift = row % 2 === 0 ? 0 : radius;
      for (let x = -radius + shift; x < width + radius; x += radius * 2) {
        const inks = [palette.paper, palette.deep, palette.light, palette.mid, palette.paper];
        rows.push(
          inks.map((ink, ring) => circle(x, y + radius, radius * (1 - ring * 0.2), ink)).join(''),
        );
      }
    }
    return (
      rect(0, 0, width, height, palette.deep) +
      circle(width * 0.5, height * 0.47, width * 0.25, palette.accent) +
      rows.join('')
    );
  },
};

/** Contour lines around two summits. */
export const contours: Motif = {
  tone: 'light',
  quiet: 'bottom',
  draw(canvas) {
    const { width, height, random, palette } = canvas;
    const summit = (cx: number, cy: number, size: number, rings: number, turn: number): string => {
      const waves = [2, 3, 5].map((count) => ({
        count,
        depth: random.between(0.04, 0.16) / Math.sqrt(count),
        phase: random.between(0, 6.28),
      }));
      return Array.from({ length: rings }, (_, ring) => {
        const share = 1 - ring / rings;
        const points = Array.from({ length: 28 }, (_, step) => {
          const angle = (step / 28) * Math.PI * 2;
          const bulge = waves.reduce(
            (sum, wave) =>
              sum + wave.depth * Math.sin(angle * wave.count + wave.phase + ring * turn),
            1,
          );
          const reach = size * share * bulge;
          return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.92] as const;
        });
        const fill = mix(palette.light, palette.mid, ring / rings);
        return path(through(points, true), fill, {
          stroke: palette.deep,
          'stroke-width': ring % 4 === 0 ? 2 : 0.9,
        });
      }).join('');
    };
    return [
      rect(0, 0, width, height, palette.light),
      summit(width * 0.82, height * 0.78, width * 0.5, 9, 0.06),
      summit(width * random.between(0.38, 0.52), height * 0.36, width * 0.62, 15, 0.09),
      circle(width * 0.46, height * 0.355, 6, palette.accent),
    ].join('');
  },
};

/** Two birds over reeds and a pale disc. */
export const birds: Motif = {
  tone: 'light',
  quiet: 'top',
  draw(canvas) {
    const { width, height, random, palette } = canvas;
    const bird = (x: number, y: number, size: number): string =>
      path(
        `M${x} ${y}C${x - size * 0.5} ${y - size * 0.62} ${x - size} ${y - size * 0.5} ${x - size * 1.5} ${y - size * 0.16}C${x - size} ${y - size * 0.3} ${x - size * 0.5} ${y - size * 0.12} ${x - size * 0.1} ${y + size * 0.3}C${x + size * 0.3} ${y - size * 0.12} ${x + size * 0.9} ${y - size * 0.42} ${x + size * 1.5} ${y - size * 0.42}C${x + size} ${y - size * 0.72} ${x + size * 0.4} ${y - size * 0.56} ${x} ${y}Z`,
        palette.ink,
      );
    const reeds = Array.from({ length: 26 }, (_, index) => {
      const x = (width / 25) * index + random.between(-6, 6);
      const tall = height * random.between(0.12, 0.33);
      const bend = random.between(-26, 26);
      const head = index % 3 === 0;
      return (
        stroke(
          `M${x} ${height}Q${x} ${height - tall * 0.6} ${x + bend} ${height - tall}`,
          palette.deep,
          2.6,
        ) +
        (head
          ? stroke(`M${x + bend} ${height - tall}l${bend * 0.1} ${-tall * 0.16}`, palette.mid, 8, {
              'stroke-linecap': 'round',
            })
          : '')
      );
    });
    return [
      rect(0, 0, width, height, mix(palette.paper, palette.light, 0.55)),
      circle(width * 0.6, height * 0.56, width * 0.27, palette.accent),
      rect(0, height * 0.8, width, height * 0.2, mix(palette.light, palette.mid, 0.4)),
      bird(width * 0.36, height * 0.5, width * 0.12),
      bird(width * 0.68, height * 0.62, width * 0.075),
      bird(width * 0.24, height * 0.66, width * 0.05),
      ...reeds,
    ].join('');
  },
};
