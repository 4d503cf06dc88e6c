import { parseWishlistSection } from '../../api/wishlist';
import { parseWishlistBlock } from '../../api/wishlist-block';
import type { StoredSection } from '../../domain/section.types';
import type { BlockItem } from '../../domain/wishlist.types';
import type { WithSections } from '../sections/sections-slice';

const parsed = new WeakMap<StoredSection, readonly BlockItem[] | null>();

/** The latest items, as a sidebar shows them; null until the section is loaded. The same object until it changes. */
export function selectBlockItems(state: WithSections): readonly BlockItem[] | null {
  const stored = state.sections.data.wishlist;
  if (stored === undefined) return null;
  const known = parsed.get(stored) ?? parseWishlistBlock(stored);
  parsed.set(stored, known);
  return known;
}

/** The number of items as the shop writes it; null when the list is empty or not loaded. */
export const selectBlockCounter = (state: WithSections): string | null =>
  parseWishlistSection(state.sections.data.wishlist)?.counter ?? null;
