import { briefFor } from './brief';
import type { Canvas, CoverFormat, CoverSubject, Motif } from './cover.types';
import { drawBook } from './media/book';
import { drawFilm } from './media/film';
import { drawAudio, drawCard, drawNotebook, drawTicket, drawTote } from './media/goods';
import { drawRecord } from './media/record';
import { drawSet } from './media/set';
import { drawCloth, drawLamp, drawTin } from './media/wares';
import { motifs } from './motifs/index';
import { palettes, tinted } from './palettes';
import { hash, randomFrom } from './random';

type Draw = (subject: CoverSubject, motif: Motif, canvas: Canvas) => string;

const media: Record<CoverFormat, Draw> = {
  book: drawBook,
  record: drawRecord,
  film: drawFilm,
  audio: drawAudio,
  notebook: drawNotebook,
  tote: drawTote,
  card: drawCard,
  ticket: drawTicket,
  set: drawSet,
  cloth: drawCloth,
  tin: drawTin,
  lamp: drawLamp,
};

/**
 * A product's cover as one whole SVG document, at its natural proportions with room for its shadow.
 * The same subject gives the same text. With a `colour` the composition stays and the inks change, so that the
 * colour variants look alike; a record keeps its sleeve and its disc has the colour. Texts may contain any characters.
 */
export function drawCover(subject: CoverSubject): string {
  const brief = briefFor(subject);
  const palette = palettes[brief.palette];
  const composition = `${subject.format}|${subject.title}|${subject.creator}`;
  const prefix = `c${hash(`${subject.sku}|${composition}|${subject.colour ?? ''}`).toString(36)}`;
  return media[subject.format](subject, motifs[brief.theme], {
    width: 0,
    height: 0,
    random: randomFrom(composition),
    palette:
      subject.colour === undefined || subject.format === 'record'
        ? palette
        : tinted(palette, subject.colour),
    title: subject.title,
    id: (name) => `${prefix}-${name}`,
  });
}
