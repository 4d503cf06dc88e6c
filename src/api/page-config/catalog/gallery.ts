import type {
  GalleryNav,
  GalleryOptions,
  PageGallery,
} from '../../../domain/catalog/gallery.types';
import type { EmbedSettings } from '../../../domain/catalog/media-source';
import type { PageSource } from '../../../platform/page/page-source';
import { branch, configsOf, flag, id, number, recordOf, taker, type Json } from '../config-values';
import { parseImages } from './images';

const SWATCHES = 'Magento_Swatches/js/swatch-renderer';
const VIDEOS = 'Magento_ProductVideo/js/fotorama-add-video-events';

const navOf = (value: unknown): GalleryNav | undefined => {
  if (value === 'thumbs' || value === 'dots') return value;
  return flag(value) === false ? 'none' : undefined;
};

const size = (value: unknown): number | undefined => {
  const parsed = number(value);
  return parsed !== undefined && parsed > 0 ? parsed : undefined;
};

/** The first breakpoint with a navigation of its own. */
function narrowOf(breakpoints: Json): GalleryOptions['narrow'] {
  for (const breakpoint of Object.values(breakpoints)) {
    const nav = navOf(branch(breakpoint, 'options', 'options').nav);
    const query = Object.entries(branch(breakpoint, 'conditions'))
      .filter(([name, value]) => /^[a-z-]+$/.test(name) && /^[\w. -]+$/.test(String(value)))
      .map(([name, value]) => `(${name}: ${String(value)})`)
      .join(' and ');
    if (nav !== undefined && query !== '') return { query, nav };
  }
  return null;
}

function optionsOf(raw: Json): GalleryOptions {
  const take = taker(recordOf(raw.options), 'gallery.options');
  const magnifier = recordOf(raw.magnifierOpts);
  return {
    nav: take('nav', navOf, 'thumbs'),
    narrow: narrowOf(recordOf(raw.breakpoints)),
    loops: take('loop', flag, true),
    hasArrows: take('arrows', flag, true),
    hasKeys: take('keyboard', flag, true),
    opensFullScreen: take('allowfullscreen', flag, true),
    showsCaptions: take('showCaption', flag, false),
    zoomsOnHover: flag(magnifier.enabled) === true && magnifier.eventType !== 'click',
    width: take('width', size, 700),
    height: take('height', size, 700),
    thumbWidth: take('thumbwidth', size, 88),
    thumbHeight: take('thumbheight', size, 88),
  };
}

function videosOf(settings: unknown): EmbedSettings {
  const [first] = Array.isArray(settings) ? (settings as readonly unknown[]) : [settings];
  const { showRelated, videoAutoRestart } = recordOf(first);
  return { showRelated: flag(showRelated) ?? false, loop: flag(videoAutoRestart) ?? false };
}

/** The product whose swatches or drop-downs are on its own page, not in a listing beside it. */
function productOf(init: PageSource['init']): string | null {
  const swatches = recordOf(init['[data-role=swatch-options]']?.[SWATCHES]);
  const [plain] = configsOf(init, 'configurable');
  return (
    id(recordOf(swatches.jsonConfig).productId) ?? id(recordOf(plain?.spConfig).productId) ?? null
  );
}

/** The gallery of a product page, videos included (`config-shapes.md` §3.4); null on other pages. */
export function parseGallery({ init }: PageSource): PageGallery | null {
  const [raw] = configsOf(init, 'mage/gallery/gallery');
  if (raw === undefined) return null;
  const [videos] = configsOf(init, VIDEOS);
  return {
    images: parseImages(raw.data),
    options: optionsOf(raw),
    videos: videosOf(videos?.videoSettings),
    productId: productOf(init),
  };
}
