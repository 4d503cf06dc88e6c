import type { PayloadAction } from '@reduxjs/toolkit';
import type { PageGallery } from '../../domain/catalog/gallery.types';
import { createPureSlice } from '../shared/pure-slice';

/** The gallery in the page's configuration; null until it was read, and on pages without one. */
export type GalleryState = PageGallery | null;

declare module '../shared/store.types' {
  interface LazySlices {
    gallery: GalleryState;
  }
}

export const gallerySlice = createPureSlice({
  name: 'gallery',
  initialState: null as GalleryState,
  reducers: {
    /** The page's gallery was read. */
    galleryRead: (_state, { payload }: PayloadAction<GalleryState>) => payload,
  },
});

export const { galleryRead } = gallerySlice.actions;

/** The page's gallery, with the images shown before anything is chosen. */
export const selectGallery = (state: { readonly gallery?: GalleryState }): GalleryState =>
  state.gallery ?? null;
