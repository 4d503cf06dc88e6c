import type { ChosenImages, ProductImage } from './catalog.types';

/**
 * The images of a gallery: the page's own, preceded or replaced by those of the chosen variant (SWAT-14, SWAT-22). A
 * variant without images changes nothing.
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

/** The index of the image shown first. */
export const mainIndex = (images: readonly ProductImage[]): number =>
  Math.max(
    0,
    images.findIndex(({ isMain }) => isMain),
  );
