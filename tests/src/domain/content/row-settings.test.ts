import { describe, expect, it } from 'vitest';
import {
  parallaxRoom,
  parallaxShift,
  rowSettings,
} from '../../../../src/domain/content/row-settings';

const video = { backgroundType: 'video', videoSrc: '/film.mp4' };

describe('the settings of a row', () => {
  it('move the background at half the speed by default [ROW-01]', () => {
    for (const parallaxSpeed of [undefined, '', 'fast', '{}']) {
      expect(rowSettings({ enableParallax: '1', parallaxSpeed }).speed).toBe(0.5);
      expect(rowSettings({ ...video, enableParallax: '1', parallaxSpeed }).speed).toBe(0.5);
    }
    expect(rowSettings({ enableParallax: '1', parallaxSpeed: '0.8' }).speed).toBe(0.8);
  });

  it('let a film without parallax stand: its speed is 1 [ROW-02]', () => {
    expect(rowSettings(video).speed).toBe(1);
    expect(rowSettings({ ...video, enableParallax: '0', parallaxSpeed: '0.2' }).speed).toBe(1);
  });

  it('keep the speed between -1 and 2 [ROW-03]', () => {
    expect(rowSettings({ enableParallax: '1', parallaxSpeed: '-9' }).speed).toBe(-1);
    expect(rowSettings({ enableParallax: '1', parallaxSpeed: '1e99' }).speed).toBe(2);
  });

  it('take no image in place of a film where there is none', () => {
    const settings = { ...video, backgroundType: 'image', videoFallbackSrc: '/still.jpg' };
    expect(rowSettings(settings).fallback).toBeNull();
  });

  it.each([
    ['/media/still.jpg', '/media/still.jpg'],
    [' https://shop.example/still.jpg ', 'https://shop.example/still.jpg'],
    ['', null],
    ['/still.jpg"); color: red', null],
    ['javascript:alert(1)', null],
    ['//elsewhere.example/still.jpg', null],
  ])('take the image %j in place of the video', (videoFallbackSrc, expected) => {
    expect(rowSettings({ ...video, videoFallbackSrc }).fallback).toBe(expected);
  });
});

describe('parallax', () => {
  const place = { height: 400, windowHeight: 800 };

  it('moves nothing while the row is in the middle of the window', () => {
    expect(parallaxShift({ ...place, top: 200 }, 0.5)).toBe(0);
  });

  it('lets the background lag behind the page, or run ahead of it', () => {
    expect(parallaxShift({ ...place, top: 600 }, 0.5)).toBe(-200);
    expect(parallaxShift({ ...place, top: -200 }, 0.5)).toBe(200);
    expect(parallaxShift({ ...place, top: 600 }, 2)).toBe(400);
    expect(parallaxShift({ ...place, top: 600 }, 1)).toBe(0);
  });

  it.each([-1, 0, 0.5, 1, 2])('covers the row everywhere in the window at speed %j', (speed) => {
    const room = parallaxRoom(place, speed);
    for (let top = -400; top <= 800; top += 50) {
      expect(Math.abs(parallaxShift({ ...place, top }, speed))).toBeLessThanOrEqual(room);
    }
  });
});
