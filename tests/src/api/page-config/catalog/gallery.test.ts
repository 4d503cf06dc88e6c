import { describe, expect, it } from 'vitest';
import { parseGallery } from '../../../../../src/api/page-config/catalog/gallery';
import { hoodiePage, pageWith } from '../../../state/support/products';

const GALLERY = '[data-gallery-role=gallery-placeholder]';
const pageOf = (raw: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  pageWith({ [GALLERY]: { 'mage/gallery/gallery': raw, ...more } });

/** As the platform's page contains it: numbers and flags as text. */
const raw = {
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

describe('the gallery in a page', () => {
  it('sorts its pictures by position, videos among them [GALL-01, GALL-03]', () => {
    const images = parseGallery(pageOf(raw))?.images ?? [];
    expect(images.map(({ img, caption, type }) => [img, caption, type])).toEqual([
      ['/a.jpg', 'Front & spine', 'video'],
      ['/b.jpg', 'Back', 'image'],
    ]);
  });

  it('has options for navigation and size', () => {
    expect(parseGallery(pageOf(raw))?.options).toEqual({
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

  it.each([
    ['thumbs', 'thumbs'],
    ['dots', 'dots'],
    [false, 'none'],
    ['false', 'none'],
    ['0', 'none'],
    [true, 'thumbs'],
    ['sideways', 'thumbs'],
    [undefined, 'thumbs'],
  ])('parses the navigation %j as %s', (nav, expected) => {
    const options = nav === undefined ? {} : { nav };
    expect(parseGallery(pageOf({ ...raw, options }))?.options.nav).toBe(expected);
  });

  it('can be without navigation on narrow screens only', () => {
    const breakpoints = {
      unknown: { conditions: { 'max-width': '400px' }, options: { options: { nav: 'sideways' } } },
      phone: {
        conditions: { 'max-width': '640px', orientation: 'portrait' },
        options: { options: { nav: false } },
      },
      later: { conditions: { 'max-width': '900px' }, options: { options: { nav: 'dots' } } },
    };
    expect(parseGallery(pageOf({ ...raw, breakpoints }))?.options.narrow).toEqual({
      query: '(max-width: 640px) and (orientation: portrait)',
      nav: 'none',
    });
  });

  it.each([
    [{ enabled: 'true', eventType: 'hover' }, true],
    [{ enabled: 'true', eventType: 'click' }, false],
    [{ enabled: 'false', eventType: 'hover' }, false],
    [{}, false],
  ])('zooms on hover with %j: %s', (magnifierOpts, expected) => {
    expect(parseGallery(pageOf({ ...raw, magnifierOpts }))?.options.zoomsOnHover).toBe(expected);
  });

  it('ignores invalid sizes', () => {
    const options = { width: '-1', height: 'auto', thumbwidth: 1, thumbheight: '90' };
    expect(parseGallery(pageOf({ ...raw, options }))?.options).toMatchObject({
      width: 700,
      height: 700,
      thumbWidth: 1,
      thumbHeight: 90,
    });
  });

  it('names the product of plain drop-downs whose options change its pictures [SWAT-14]', () => {
    const form = { '#product_addtocart_form': { configurable: { spConfig: { productId: 67 } } } };
    const source = pageOf(raw);
    expect(parseGallery({ ...source, init: { ...source.init, ...form } })?.productId).toBe('67');
    expect(parseGallery(source)).toMatchObject({
      productId: null,
      videos: { showRelated: false, loop: false },
    });
  });

  it('ignores an invalid media query', () => {
    const breakpoints = {
      odd: { conditions: { 'max-width': '1px) , (x' }, options: { options: { nav: false } } },
    };
    expect(parseGallery(pageOf({ ...raw, breakpoints }))?.options.narrow).toBeNull();
  });

  it('has options for its videos, and names the product whose options change its pictures [SWAT-14]', () => {
    const videos = { videoSettings: [{ showRelated: '1', videoAutoRestart: '0' }] };
    const source = pageOf(raw, { 'Magento_ProductVideo/js/fotorama-add-video-events': videos });
    const { init } = hoodiePage();
    const gallery = parseGallery({ ...source, init: { ...source.init, ...init } });
    expect(gallery?.videos).toEqual({ showRelated: true, loop: false });
    expect(gallery?.productId).toBe('19');
  });

  it('is null on a page without one', () => {
    expect(parseGallery(hoodiePage())).toBeNull();
  });
});
