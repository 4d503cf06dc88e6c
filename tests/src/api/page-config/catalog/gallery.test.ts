import { describe, expect, it } from 'vitest';
import { parseGallery } from '../../../../../src/api/page-config/catalog/gallery';
import { hoodiePage, pageWith } from '../../../state/support/products';

const GALLERY = '[data-gallery-role=gallery-placeholder]';
const pageOf = (printed: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  pageWith({ [GALLERY]: { 'mage/gallery/gallery': printed, ...more } });

/** As a stock page prints it: numbers and flags as text. */
const printed = {
  magnifierOpts: { enabled: 'true', eventType: 'hover' },
  data: [
    { thumb: '/b-s.jpg', img: '/b.jpg', full: '/b-l.jpg', caption: 'Back', position: '2' },
    {
      thumb: '/a-s.jpg',
      img: '/a.jpg',
      full: '/a-l.jpg',
      caption: 'Front &amp; spine',
      position: '1',
      isMain: true,
      type: 'video',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    },
    { caption: 'No picture', position: '3' },
  ],
  options: { nav: 'thumbs', loop: '0', arrows: 'false', width: '700', height: 560, thumbwidth: 0 },
  breakpoints: {
    mobile: { conditions: { 'max-width': '768px' }, options: { options: { nav: 'dots' } } },
  },
};

describe('the gallery that a page prints', () => {
  it('has its pictures in the order of their positions, films among them [GALL-01, GALL-03]', () => {
    const images = parseGallery(pageOf(printed))?.images ?? [];
    expect(images.map(({ img, caption, type }) => [img, caption, type])).toEqual([
      ['/a.jpg', 'Front & spine', 'video'],
      ['/b.jpg', 'Back', 'image'],
    ]);
  });

  it('says how it is moved and how large it is', () => {
    expect(parseGallery(pageOf(printed))?.options).toEqual({
      nav: 'thumbs',
      narrow: { query: '(max-width: 768px)', nav: 'dots' },
      loops: false,
      hasArrows: false,
      hasKeys: true,
      opensFullScreen: true,
      showsCaptions: false,
      zoomsOnHover: true,
      width: 700,
      height: 560,
      thumbWidth: 88,
      thumbHeight: 88,
    });
  });

  it('takes no media query that is none', () => {
    const breakpoints = {
      odd: { conditions: { 'max-width': '1px) , (x' }, options: { options: { nav: false } } },
    };
    expect(parseGallery(pageOf({ ...printed, breakpoints }))?.options.narrow).toBeNull();
  });

  it('knows how its films play, and whose choices change its pictures [SWAT-14]', () => {
    const films = { videoSettings: [{ showRelated: '1', videoAutoRestart: '0' }] };
    const source = pageOf(printed, { 'Magento_ProductVideo/js/fotorama-add-video-events': films });
    const { init } = hoodiePage();
    const gallery = parseGallery({ ...source, init: { ...source.init, ...init } });
    expect(gallery?.films).toEqual({ showRelated: true, loop: false });
    expect(gallery?.productId).toBe('19');
  });

  it('is none on a page without one', () => {
    expect(parseGallery(hoodiePage())).toBeNull();
  });
});
