import { describe, expect, it } from 'vitest';
import type { ProductImage } from '../../../../src/domain/catalog/catalog.types';
import { mainIndex, shownImages } from '../../../../src/domain/catalog/shown-images';

const picture = (name: string, more: Partial<ProductImage> = {}): ProductImage => ({
  thumb: `/${name}-s.jpg`,
  img: `/${name}.jpg`,
  full: `/${name}-l.jpg`,
  caption: name,
  isMain: false,
  type: 'image',
  videoUrl: null,
  ...more,
});
const own = [picture('front', { isMain: true }), picture('back')];

describe('the pictures of a gallery', () => {
  it('are the page’s own until something with pictures is chosen [SWAT-14]', () => {
    expect(shownImages(own, null)).toBe(own);
    expect(shownImages(own, { list: [], strategy: 'replace' })).toBe(own);
  });

  it('are replaced by those of the choice, or follow them, each once [SWAT-22]', () => {
    const list = [picture('blue'), picture('back')];
    expect(shownImages(own, { list, strategy: 'replace' })).toBe(list);
    const both = shownImages(own, { list, strategy: 'prepend' });
    expect(both.map(({ caption }) => caption)).toEqual(['blue', 'back', 'front']);
  });

  it('keep a film that shows a picture of the choice', () => {
    const video = picture('front', { type: 'video', videoUrl: '/film.mp4' });
    const both = shownImages([video], { list: [picture('front')], strategy: 'prepend' });
    expect(both.map(({ type }) => type)).toEqual(['image', 'video']);
  });

  it('start with the main one', () => {
    expect(mainIndex([picture('a'), picture('b', { isMain: true })])).toBe(1);
    expect(mainIndex([picture('a')])).toBe(0);
  });
});
