import type { ProductImage } from './catalog.types';
import type { EmbedSettings } from './media-source';

/** What leads to the other pictures: small pictures, dots, or the arrows alone. */
export type GalleryNav = 'thumbs' | 'dots' | 'none';

/** How a shop wants its gallery (`config-shapes.md` §3.4). Sizes in CSS pixels. */
export interface GalleryOptions {
  readonly nav: GalleryNav;
  /** Another way round where a media query holds; null: the same everywhere. */
  readonly narrow: { readonly query: string; readonly nav: GalleryNav } | null;
  /** After the last picture comes the first. */
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

/** The gallery that a page prints. */
export interface PageGallery {
  readonly images: readonly ProductImage[];
  readonly options: GalleryOptions;
  readonly videos: EmbedSettings;
  /** The product of the page, when what is chosen of it can change the pictures. */
  readonly productId: string | null;
}
