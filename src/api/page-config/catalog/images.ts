import type { ProductImage } from '../../../domain/catalog/catalog.types';
import { isWebAddress } from '../../../platform/navigate';
import { textOf } from '../../../platform/text/decode';
import { flag, number, recordOf, text, word } from '../printed';

/** A list of gallery pictures (`config-shapes.md` §3.4) in its order of positions; one without an address is left out. */
export function parseImages(printed: unknown): readonly ProductImage[] {
  const rows: readonly unknown[] = Array.isArray(printed) ? printed : [];
  return rows
    .map(recordOf)
    .sort((one, other) => (number(one.position) ?? 0) - (number(other.position) ?? 0))
    .flatMap((row) => {
      const img = word(row.img) ?? word(row.full) ?? word(row.thumb);
      if (img === undefined) return [];
      return [
        {
          thumb: word(row.thumb) ?? img,
          img,
          full: word(row.full) ?? img,
          caption: textOf(text(row.caption) ?? ''),
          isMain: flag(row.isMain) ?? false,
          type: row.type === 'video' ? ('video' as const) : ('image' as const),
          videoUrl: word(row.videoUrl) ?? null,
        },
      ];
    });
}

/** Where a picture of an answer is: http(s) alone. */
const picture = (value: unknown): string | undefined => {
  const url = word(value);
  return url !== undefined && isWebAddress(url) ? url : undefined;
};

/** The sizes of a picture in a media answer (SWAT-17). */
function sized(printed: unknown, isMain: boolean): readonly ProductImage[] {
  const { large, medium, small } = recordOf(printed);
  const [l, m, s] = [large, medium, small].map(picture);
  const img = m ?? l ?? s;
  if (img === undefined) return [];
  return [
    {
      thumb: s ?? img,
      img,
      full: l ?? img,
      caption: '',
      isMain,
      type: 'image',
      videoUrl: null,
    },
  ];
}

/** The pictures of a media answer (`endpoints.md` §5): its gallery, or its one picture; `[]` has none (SWAT-17). */
export function parseMedia(printed: unknown): readonly ProductImage[] {
  const answer = recordOf(printed);
  const rows = Object.values(recordOf(answer.gallery))
    .map(recordOf)
    .sort((one, other) => (number(one.position) ?? 0) - (number(other.position) ?? 0));
  const gallery = rows.flatMap((row) => sized(row, flag(row.isMain) ?? false));
  return gallery.length > 0 ? gallery : sized(answer, true);
}
