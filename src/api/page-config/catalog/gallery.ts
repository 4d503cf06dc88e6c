import type {
  GalleryNav,
  GalleryOptions,
  PageGallery,
} from '../../../domain/catalog/gallery.types';
import type { EmbedSettings } from '../../../domain/catalog/media-source';
import type { PageSource } from '../../../platform/page/page-source';
import { branch, configsOf, flag, id, number, recordOf, taker, type Json } from '../printed';
import { parseImages } from './images';

const SWATCHES = 'Magento_Swatches/js/swatch-renderer';
const FILMS = 'Magento_ProductVideo/js/fotorama-add-video-events';

const navOf = (value: unknown): GalleryNav | undefined => {
  if (value === 'thumbs' || value === 'dots') return value;
  return flag(value) === false ? 'none' : undefined;
};

const size = (value: unknown): number | undefined => {
  const parsed = number(value);
  return parsed !== undefined && parsed > 0 ? parsed : undefined;
};

/** The first breakpoint that has a way round of its own. */
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

function optionsOf(printed: Json): GalleryOptions {
  const take = taker(recordOf(printed.options), 'gallery.options');
  const magnifier = recordOf(printed.magnifierOpts);
  return {
    nav: take('nav', navOf, 'thumbs'),
    narrow: narrowOf(recordOf(printed.breakpoints)),
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

function filmsOf(settings: unknown): EmbedSettings {
  const [first] = Array.isArray(settings) ? (settings as readonly unknown[]) : [settings];
  const { showRelated, videoAutoRestart } = recordOf(first);
  return { showRelated: flag(showRelated) ?? false, loop: flag(videoAutoRestart) ?? false };
}

/** The product whose swatches or drop-downs stand on its own page, not in a listing beside it. */
function productOf(init: PageSource['init']): string | null {
  const swatches = recordOf(init['[data-role=swatch-options]']?.[SWATCHES]);
  const [plain] = configsOf(init, 'configurable');
  return (
    id(recordOf(swatches.jsonConfig).productId) ?? id(recordOf(plain?.spConfig).productId) ?? null
  );
}

/** The gallery that a product's page prints, films included (`config-shapes.md` §3.4); null on other pages. */
export function parseGallery({ init }: PageSource): PageGallery | null {
  const [printed] = configsOf(init, 'mage/gallery/gallery');
  if (printed === undefined) return null;
  const [films] = configsOf(init, FILMS);
  return {
    images: parseImages(printed.data),
    options: optionsOf(printed),
    films: filmsOf(films?.videoSettings),
    productId: productOf(init),
  };
}
