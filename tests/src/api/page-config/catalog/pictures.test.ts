import { describe, expect, it } from 'vitest';
import { parseImages, parseMedia } from '../../../../../src/api/page-config/catalog/images';

const image = {
  thumb: '/a',
  img: '/a',
  full: '/a',
  caption: '',
  isMain: false,
  type: 'image',
  videoUrl: null,
};

describe('the pictures of a gallery', () => {
  it('are sorted by position, those without one first', () => {
    const rows = [
      { img: '/c', position: '3' },
      { img: '/b', position: 2 },
      { img: '/a' },
      { img: '/d', position: 10 },
    ];
    expect(parseImages(rows).map(({ img }) => img)).toEqual(['/a', '/b', '/c', '/d']);
  });

  it.each([
    [{ img: '/a' }, image],
    [{ full: '/a' }, image],
    [{ thumb: '/a' }, image],
    [
      { img: '/m', full: '/l', thumb: '/s' },
      { ...image, thumb: '/s', img: '/m', full: '/l' },
    ],
    [
      { img: '/a', caption: 'A &amp; <b>B</b>', isMain: '1' },
      { ...image, caption: 'A & B', isMain: true },
    ],
    [
      { img: '/a', type: 'video', videoUrl: '/v' },
      { ...image, type: 'video', videoUrl: '/v' },
    ],
    [{ img: '/a', type: 'external', videoUrl: ' ' }, image],
  ])('are parsed from %j [GALL-01]', (row, expected) => {
    expect(parseImages([row])).toEqual([expected]);
  });

  it.each([null, {}, 'x', [{}], [{ img: ' ' }], [null]])('are none for %j', (raw) => {
    expect(parseImages(raw)).toEqual([]);
  });
});

describe('the pictures of a media response [SWAT-17]', () => {
  it('are its gallery, sorted by position', () => {
    const gallery = {
      2: { medium: '/c', position: 3 },
      3: { large: '/b-l', medium: '/b', small: '/b-s', position: '2', isMain: true },
      1: { small: '/a' },
      4: {},
    };
    expect(parseMedia({ large: '/x', gallery })).toEqual([
      image,
      { ...image, thumb: '/b-s', img: '/b', full: '/b-l', isMain: true },
      { ...image, thumb: '/c', img: '/c', full: '/c' },
    ]);
  });

  it('are its only picture where it has no gallery', () => {
    const main = { ...image, isMain: true };
    expect(parseMedia({ large: '/a', gallery: [] })).toEqual([main]);
    expect(parseMedia({ large: '/l', medium: '/a', small: '/s', gallery: { 1: {} } })).toEqual([
      { ...main, thumb: '/s', full: '/l' },
    ]);
  });

  it.each([[[]], [{}], [null], ['x']])('are none for %j', (response) => {
    expect(parseMedia(response)).toEqual([]);
  });
});
