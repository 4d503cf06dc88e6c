import type { CoverTheme, Motif } from '../cover.types';
import { arches, bauhaus, grooves, ribbon, soundwave, stairs, swiss } from './geometry';
import { initial, typeCase } from './letters';
import { birds, botanical, contours, landscape, moonTide, waves } from './nature';
import { city, constellation, lighthouse, marquee, portrait, stillLife } from './scenes';

/** The compositions, by subject. */
export const motifs: Record<CoverTheme, Motif> = {
  waves,
  lighthouse,
  moon: moonTide,
  orchard: stillLife,
  city,
  stairs,
  grid: bauhaus,
  stripes: swiss,
  ribbon,
  birds,
  peaks: landscape,
  map: contours,
  arches,
  grooves,
  soundwave,
  initial,
  letters: typeCase,
  stars: constellation,
  marquee,
  leaf: botanical,
  portrait,
};
