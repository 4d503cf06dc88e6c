import type { ProductImage } from './catalog.types';
import type { EmbedSettings } from './media-source';

/** The navigation to the other images: thumbnails, dots, or arrows only. */
export type GalleryNav = 'thumbs' | 'dots' | 'none';

/** The shop's settings of the gallery (`config-shapes.md` §3.4). Sizes in CSS pixels. */
export interface GalleryOptions {
  readonly nav: GalleryNav;
  /** Another navigation where a media query matches; null: the same everywhere. */
  readonly narrow: { readonly query: string; readonly nav: GalleryNav } | null;
  /** The last image is followed by the first. */
  readonly loops: boolean;
  readonly hasArrows: boolean;
  readonly hasKeys: boolean;
  readonly opensFullScreen: boolean;
  readonly showsCaptions: boolean;
  readonly zoomsOnHover: boolean;
  readonly width: number;
  readonly height: number;
  readonly thumbWidth: number;
  readonly thumbHeight: number;
}

/** The gallery in a page's configuration. */
export interface PageGallery {
  readonly images: readonly ProductImage[];
  readonly options: GalleryOptions;
  readonly videos: EmbedSettings;
  /** The id of the page's product, when its selection can change the images. */
  readonly productId: string | null;
}
