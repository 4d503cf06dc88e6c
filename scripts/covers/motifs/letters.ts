import type { Motif } from '../cover.types';
import { mix } from '../palettes';
import { faces } from '../lettering';
import { circle, escapeXml, rect, tag } from '../svg';

const initialOf = (title: string): string =>
  (/\p{L}|\p{N}/u.exec(title.replace(/^(the|a|an)\s+/i, ''))?.[0] ?? '&').toUpperCase();

/** The title's initial, enormous, cut by the edge, with a dot of colour. */
export const initial: Motif = {
  tone: 'light',
  quiet: 'top',
  draw({ width, height, random, palette, title }) {
    return [
      rect(0, 0, width, height, mix(palette.paper, palette.light, 0.4)),
      circle(width * random.between(0.3, 0.7), height * 0.66, width * 0.31, palette.accent),
      tag(
        'text',
        {
          x: width / 2,
          y: height * 1.02,
          'font-family': faces.didone,
          'font-size': width * 1.28,
          'font-style': random.chance(0.5) ? 'italic' : undefined,
          'text-anchor': 'middle',
          fill: palette.deep,
        },
        escapeXml(initialOf(title)),
      ),
    ].join('');
  },
};

/** The initial set again and again like type in a case; one piece is inked. */
export const typeCase: Motif = {
  tone: 'dark',
  quiet: 'none',
  draw({ width, height, random, palette, title }) {
    const columns = 5;
    const side = width / columns;
    const rows = Math.ceil(height / side);
    const inked =
      random.whole(Math.floor(rows * 0.6), rows - 2) * columns + random.whole(0, columns - 1);
    const letters = Array.from(title.toUpperCase()).filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const cells = Array.from({ length: rows * columns }, (_, index) => {
      const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
      const ground =
        index === inked
          ? palette.accent
          : (index + Math.floor(index / columns)) % 2 === 0
            ? palette.deep
            : mix(palette.deep, palette.mid, 0.28);
      return (
        rect(x, y, side + 0.5, side + 0.5, ground) +
        tag(
          'text',
          {
            x: x + side / 2,
            y: y + side * 0.72,
            'font-family': index % 3 === 0 ? faces.didone : faces.serif,
            'font-style': index % 4 === 1 ? 'italic' : undefined,
            'font-size': side * 0.66,
            'text-anchor': 'middle',
            fill: index === inked ? palette.paper : palette.light,
          },
          escapeXml(letters[index % letters.length] ?? '&'),
        )
      );
    });
    return cells.join('');
  },
};
