type Value = string | number | undefined;
type Attributes = Record<string, Value>;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters that XML 1.0 forbids even as entities. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** A text made safe for XML text and attribute values; characters XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A tenth of a unit cannot be seen; shares below one (opacities) need more. */
const format = (value: string | number): string => {
  if (typeof value === 'string') return escapeXml(value);
  const steps = Math.abs(value) < 1 ? 1000 : 10;
  return String(Math.round(value * steps) / steps);
};

/** One SVG element. Numbers are rounded, undefined attributes are left out, children are markup. */
export function tag(name: string, attributes: Attributes = {}, children = ''): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${format(value)}"`)
    .join('');
  return children === '' ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

/** A filled rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, fill, ...more });

/** A filled circle. */
export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => tag('circle', { cx, cy, r, fill, ...more });

/** A filled path. */
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });

/** A path drawn as a line. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

/** A group, moved by x and y, with more attributes. */
export const group = (children: string, more: Attributes = {}): string => tag('g', more, children);

/** Path data through points, straight or smoothed (Catmull-Rom turned into Bézier curves). */
export function through(points: readonly (readonly [number, number])[], closed = false): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const count = points.length;
  const at = (index: number): readonly [number, number] => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const start = at(0);
  let d = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    d += `C${round(first[0])} ${round(first[1])} ${round(second[0])} ${round(second[1])} ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}
