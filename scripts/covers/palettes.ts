import type { Palette, PaletteName } from './cover.types';

const palette = (
  paper: string,
  ink: string,
  deep: string,
  mid: string,
  light: string,
  accent: string,
): Palette => ({ paper, ink, deep, mid, light, accent });

/** The inks the shop prints with. */
export const palettes: Record<PaletteName, Palette> = {
  teal: palette('#f2f1e4', '#10292b', '#14484b', '#3f8783', '#b5d6c9', '#f0875a'),
  rust: palette('#f7e9d7', '#2b1712', '#7d2518', '#c8512b', '#f0b77e', '#f2cd4c'),
  ink: palette('#efe9dd', '#0e1424', '#141d36', '#3e4f86', '#a9b4d9', '#f3c969'),
  moss: palette('#f4f0df', '#1d2410', '#37491f', '#76893c', '#d3d79d', '#dd6a35'),
  plum: palette('#f6e9e2', '#231a33', '#3d2750', '#8a4b78', '#efb9ab', '#f7d080'),
  sand: palette('#f7f0e0', '#2c2118', '#6a4a2e', '#b98a56', '#e6cfa6', '#2f6a72'),
  rose: palette('#fdf1ea', '#351a1e', '#97353f', '#dd7f75', '#f7cdbd', '#1f5f5b'),
  slate: palette('#f1f1ec', '#191d22', '#2b343d', '#66788a', '#c5ced3', '#e4572e'),
  amber: palette('#fbf1d6', '#2a2113', '#7c4d0c', '#d0921a', '#f3d685', '#2b5a6b'),
  sky: palette('#f5f1e6', '#14263a', '#22507c', '#5f9cc4', '#c3dcea', '#ef6f4c'),
};

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A colour between two `#rrggbb` colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [first, second] = [channels(from), channels(to)];
  const mixed = first.map((value, index) =>
    Math.round(value + ((second[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The palette of a colour variant: the given `#rrggbb` leads, its relatives follow, the accent stays. */
export function tinted(base: Palette, colour: string): Palette {
  const isLight = luminance(colour) > 0.22;
  return {
    paper: mix('#f8f3e8', colour, 0.06),
    ink: mix('#16191a', colour, 0.12),
    deep: isLight ? mix(colour, '#1b1f1d', 0.45) : colour,
    mid: isLight ? colour : mix(colour, '#f4ead8', 0.32),
    light: mix(colour, '#f8f3e8', isLight ? 0.5 : 0.72),
    accent: base.accent,
  };
}
