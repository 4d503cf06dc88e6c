import type { ShopProduct } from '../../demo/shop/data/products';
import type { Random } from './random';

/** The kind of product; it decides shape, paper and lettering. */
export type CoverFormat = ShopProduct['format'];

/** The inks of a cover. */
export type PaletteName =
  'teal' | 'rust' | 'ink' | 'moss' | 'plum' | 'sand' | 'rose' | 'slate' | 'amber' | 'sky';

/** The subjects of covers. */
export type CoverTheme =
  | 'waves'
  | 'lighthouse'
  | 'moon'
  | 'orchard'
  | 'city'
  | 'stairs'
  | 'grid'
  | 'stripes'
  | 'ribbon'
  | 'birds'
  | 'peaks'
  | 'map'
  | 'arches'
  | 'grooves'
  | 'soundwave'
  | 'initial'
  | 'letters'
  | 'stars'
  | 'marquee'
  | 'leaf'
  | 'portrait';

/** The input of a cover. The same subject always gives the same picture. */
export interface CoverSubject {
  readonly sku: string;
  readonly title: string;
  /** Author, artist or director; may be empty. */
  readonly creator: string;
  readonly format: CoverFormat;
  /** A colour variant as `#rrggbb`: replaces the dominant colour and keeps the composition. */
  readonly colour?: string;
}

/** Six inks of one cover. `deep` and `ink` carry light lettering, `paper` and `light` carry `ink`. */
export interface Palette {
  paper: string;
  ink: string;
  deep: string;
  mid: string;
  light: string;
  accent: string;
}

/** The area a motif fills, from 0,0 to width,height in SVG user units. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
  palette: Palette;
  /** The title, for motifs that are made of letters. */
  title: string;
  /** Creates an id that no other cover uses. */
  id: (name: string) => string;
}

/** A composition: how to draw it, whether its lettering is light or dark, and where there is room for it. */
export interface Motif {
  tone: 'dark' | 'light';
  quiet: 'top' | 'bottom' | 'none';
  draw(canvas: Canvas): string;
}
