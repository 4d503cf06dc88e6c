import type { PageGallery } from '../../../domain/catalog/gallery.types';

/** Gallery settings for pages without a gallery configuration. */
export const STANDARD: PageGallery = {
  images: [],
  options: {
    nav: 'thumbs',
    narrow: null,
    loops: true,
    hasArrows: true,
    hasKeys: true,
    opensFullScreen: true,
    showsCaptions: false,
    zoomsOnHover: false,
    width: 700,
    height: 700,
    thumbWidth: 88,
    thumbHeight: 88,
  },
  videos: { showRelated: false, loop: false },
  productId: null,
};
