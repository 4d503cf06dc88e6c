import type { CssPropertyMeta } from '../element-meta';

/** A token's type and value, as the Design Tokens Format Module (Community Group, 2025.10) writes them. */
interface TokenValue {
  readonly $type: 'color' | 'dimension' | 'fontWeight' | 'number' | 'shadow';
  readonly $value: unknown;
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const RGB = /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/;
const LENGTH = /^(-?[\d.]+)(px|rem)?$/;
/** Two offsets, a blur and a colour. */
const SHADOW = /(\S+) (\S+) (\S+) (rgb\([^)]*\))/g;

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function colorValue(text: string): Readonly<Record<string, unknown>> | null {
  const hex = HEX.exec(text);
  const [, ...parts] = hex ?? RGB.exec(text) ?? [];
  if (parts.length < 3) return null;
  const channels = parts.slice(0, 3).map((part) => Number.parseInt(part, hex === null ? 10 : 16));
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: parts[3] === undefined ? 1 : Number(parts[3]) / 100,
    hex: toHex(channels),
  };
}

function lengthValue(text: string): Readonly<Record<string, unknown>> | null {
  const [, value, unit = 'px'] = LENGTH.exec(text) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
}

function shadowValue(text: string): readonly unknown[] {
  return [...text.matchAll(SHADOW)].map(([, x = '', y = '', blur = '', color = '']) => ({
    color: colorValue(color),
    offsetX: lengthValue(x),
    offsetY: lengthValue(y),
    blur: lengthValue(blur),
    spread: { value: 0, unit: 'px' },
  }));
}

/** The value of a custom property by its name; null for one whose default is the page's, or no value of the format. */
function tokenValue(name: string, text: string): TokenValue | null {
  if (name === '--till-shadow') return { $type: 'shadow', $value: shadowValue(text) };
  if (name.startsWith('--till-font-weight-')) return { $type: 'fontWeight', $value: Number(text) };
  if (name === '--till-font-scale') return { $type: 'number', $value: Number(text) };
  const color = colorValue(text);
  if (color !== null) return { $type: 'color', $value: color };
  const length = lengthValue(text);
  return length === null ? null : { $type: 'dimension', $value: length };
}

/**
 * `till-tokens.json`: the custom properties of all elements with their defaults as design tokens, for tools that draw or
 * build themes. The group and the name of a token are those of its property: `till.color-accent` is `--till-color-accent`.
 */
export function designTokens(properties: readonly CssPropertyMeta[]): string {
  const tokens = properties.flatMap(({ name, default: text, description }) => {
    const value = tokenValue(name, text ?? '');
    return value === null
      ? []
      : [[name.slice('--till-'.length), { ...value, $description: description }] as const];
  });
  return `${JSON.stringify({ till: Object.fromEntries(tokens) }, null, 2)}\n`;
}
