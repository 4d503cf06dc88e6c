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
  it('come in the order of their positions, unnumbered ones first', () => {
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
  ])('%j is read [GALL-01]', (row, expected) => {
    expect(parseImages([row])).toEqual([expected]);
  });

  it.each([null, {}, 'x', [{}], [{ img: ' ' }], [null]])('%j has none', (printed) => {
    expect(parseImages(printed)).toEqual([]);
  });
});

describe('the pictures of a media answer [SWAT-17]', () => {
  it('are its gallery in the order of positions', () => {
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

  it('are its one picture where it has no gallery', () => {
    const main = { ...image, isMain: true };
    expect(parseMedia({ large: '/a', gallery: [] })).toEqual([main]);
    expect(parseMedia({ large: '/l', medium: '/a', small: '/s', gallery: { 1: {} } })).toEqual([
      { ...main, thumb: '/s', full: '/l' },
    ]);
  });

  it.each([[[]], [{}], [null], ['x']])('are none in %j', (answer) => {
    expect(parseMedia(answer)).toEqual([]);
  });
});
