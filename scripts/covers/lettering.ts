import { escapeXml, tag } from './svg';

/** The font stacks of the covers, made of fonts that systems already have. */
export const faces = {
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Liberation Serif', serif",
  didone: "'Bodoni 72', Didot, 'Playfair Display', Georgia, 'Liberation Serif', serif",
  sans: "'Avenir Next', 'Helvetica Neue', 'Segoe UI', Arial, 'Liberation Sans', sans-serif",
  narrow:
    "'Avenir Next Condensed', 'Arial Narrow', 'Helvetica Neue', 'Liberation Sans Narrow', sans-serif",
} as const;

/** The name of a font stack. */
export type Face = keyof typeof faces;

/** The style of a block of lettering. Sizes are in SVG user units. */
export interface Lettering {
  face: Face;
  size: number;
  fill: string;
  weight?: number;
  italic?: boolean;
  /** Extra space between letters, as a share of the size. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Line distance as a share of the size. */
  leading?: number;
}

const narrowLetters = new Set(Array.from("iljtfrI.,:;'!|()[] -"));
const wideLetters = new Set(Array.from('mwMWQO@%&—'));

/** Estimates the width of a text, rather a little too wide than too narrow. */
function widthOf(
  text: string,
  style: Pick<Lettering, 'face' | 'size' | 'tracking' | 'weight'>,
): number {
  let units = 0;
  for (const letter of text) {
    if (narrowLetters.has(letter)) units += 0.34;
    else if (wideLetters.has(letter)) units += 0.88;
    else units += letter.toUpperCase() === letter && letter.toLowerCase() !== letter ? 0.7 : 0.55;
    units += style.tracking ?? 0;
  }
  const scale = style.face === 'narrow' ? 0.84 : 1;
  return units * scale * style.size * ((style.weight ?? 400) > 600 ? 1.06 : 1);
}

/** Breaks words into as few lines as fit the width, of similar length. */
function wrap(text: string, style: Lettering, width: number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      const joined = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(joined, style) <= limit) lines[lines.length - 1] = joined;
      else lines.push(word);
    }
    return lines;
  };
  const lines = fill(width);
  for (let limit = width * 0.5; limit < width; limit += width * 0.05) {
    const even = fill(limit);
    if (even.length === lines.length && even.every((line) => widthOf(line, style) <= width))
      return even;
  }
  return lines;
}

/** The largest of the sizes at which the text fits the width and the number of lines. */
export function fitted(
  text: string,
  style: Omit<Lettering, 'size'>,
  room: { width: number; lines: number; from: number; to: number; height?: number },
): { lines: string[]; style: Lettering } {
  for (let size = room.from; size > room.to; size -= 2) {
    const candidate = { ...style, size };
    const lines = wrap(text, candidate, room.width);
    if (
      lines.length <= room.lines &&
      heightOf(lines, candidate) <= (room.height ?? Infinity) &&
      lines.every((line) => widthOf(line, candidate) <= room.width)
    ) {
      return { lines, style: candidate };
    }
  }
  const smallest = { ...style, size: room.to };
  return { lines: wrap(text, smallest, room.width).slice(0, room.lines + 1), style: smallest };
}

/** Lines of lettering; `y` is the first baseline. */
export function letter(lines: readonly string[], x: number, y: number, style: Lettering): string {
  const step = style.size * (style.leading ?? 1.12);
  const spans = lines.map((line, index) =>
    tag('tspan', { x, y: y + index * step }, escapeXml(line) || ' '),
  );
  return tag(
    'text',
    {
      'font-family': faces[style.face],
      'font-size': style.size,
      'font-weight': style.weight ?? 400,
      'font-style': style.italic === true ? 'italic' : undefined,
      'letter-spacing': style.tracking === undefined ? undefined : style.tracking * style.size,
      'text-anchor': style.anchor ?? 'start',
      fill: style.fill,
    },
    spans.join(''),
  );
}

/** The height of lines of lettering, from the top of the first capital to the last baseline. */
export const heightOf = (lines: readonly string[], style: Lettering): number =>
  style.size * 0.74 + (lines.length - 1) * style.size * (style.leading ?? 1.12);
