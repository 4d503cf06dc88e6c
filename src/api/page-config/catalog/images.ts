import type { ProductImage } from '../../../domain/catalog/catalog.types';
import { isWebAddress } from '../../../platform/navigate';
import { textOf } from '../../../platform/text/decode';
import { flag, number, recordOf, text, nonEmptyText } from '../config-values';

/** A list of gallery images (`config-shapes.md` §3.4), sorted by position; images without a URL are skipped. */
export function parseImages(raw: unknown): readonly ProductImage[] {
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return rows
    .map(recordOf)
    .sort((one, other) => (number(one.position) ?? 0) - (number(other.position) ?? 0))
    .flatMap((row) => {
      const img = nonEmptyText(row.img) ?? nonEmptyText(row.full) ?? nonEmptyText(row.thumb);
      if (img === undefined) return [];
      return [
        {
          thumb: nonEmptyText(row.thumb) ?? img,
          img,
          full: nonEmptyText(row.full) ?? img,
          caption: textOf(text(row.caption) ?? ''),
          isMain: flag(row.isMain) ?? false,
          type: row.type === 'video' ? ('video' as const) : ('image' as const),
          videoUrl: nonEmptyText(row.videoUrl) ?? null,
        },
      ];
    });
}

/** The URL of an image in a response: http(s) only. */
const picture = (value: unknown): string | undefined => {
  const url = nonEmptyText(value);
  return url !== undefined && isWebAddress(url) ? url : undefined;
};

/** The sizes of an image in a media response (SWAT-17). */
function sized(raw: unknown, isMain: boolean): readonly ProductImage[] {
  const { large, medium, small } = recordOf(raw);
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

/** The images of a media response (`endpoints.md` §5): its gallery, or its single image; `[]` has none (SWAT-17). */
export function parseMedia(raw: unknown): readonly ProductImage[] {
  const response = recordOf(raw);
  const rows = Object.values(recordOf(response.gallery))
    .map(recordOf)
    .sort((one, other) => (number(one.position) ?? 0) - (number(other.position) ?? 0));
  const gallery = rows.flatMap((row) => sized(row, flag(row.isMain) ?? false));
  return gallery.length > 0 ? gallery : sized(response, true);
}
