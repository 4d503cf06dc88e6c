import type { ChosenImages, ProductImage } from './catalog.types';

/**
 * The pictures of a gallery: the page's own, with or without those of what was chosen before them (SWAT-14, SWAT-22).
 * A choice without pictures changes nothing.
 */
export function shownImages(
  own: readonly ProductImage[],
  chosen: ChosenImages | null,
): readonly ProductImage[] {
  if (chosen === null || chosen.list.length === 0) return own;
  if (chosen.strategy === 'replace') return chosen.list;
  const isChosen = new Set(chosen.list.map(({ img }) => img));
  return [...chosen.list, ...own.filter(({ img, type }) => type === 'video' || !isChosen.has(img))];
}

/** The picture that stands in front at first. */
export const mainIndex = (images: readonly ProductImage[]): number =>
  Math.max(
    0,
    images.findIndex(({ isMain }) => isMain),
  );
