import { describe, expect, it } from 'vitest';

import { videoSource } from '../../../../src/domain/content/video-source';

/** The path and some parameters of an iframe's URL. */
function frame(address: string, loop = true) {
  const source = videoSource(address, loop);
  if (source?.kind !== 'frame') return source;
  const { origin, pathname, searchParams } = new URL(source.url);
  return { site: source.site, origin, path: pathname, given: Object.fromEntries(searchParams) };
}

describe('the source of a video', () => {
  it.each([
    '/film.mp4',
    'https://shop.example/a/film.WEBM?v=1',
    'http://shop.example/film.m4v#t=3',
  ])('is the file %s', (url) => {
    expect(videoSource(url, true)).toEqual({ kind: 'file', url });
  });

  it.each([
    'https://www.youtube.com/watch?v=Nt6r8bQmZ0k',
    'http://m.youtube.com/watch?list=x&v=Nt6r8bQmZ0k&t=9',
    '//youtu.be/Nt6r8bQmZ0k?si=abc',
    'https://www.youtube-nocookie.com/embed/Nt6r8bQmZ0k',
    'https://youtube.com/shorts/Nt6r8bQmZ0k',
  ])('is a muted player that sets no cookies: %s', (address) => {
    expect(frame(address)).toMatchObject({
      site: 'youtube',
      origin: 'https://www.youtube-nocookie.com',
      path: '/embed/Nt6r8bQmZ0k',
      given: { autoplay: '1', mute: '1', playsinline: '1', loop: '1', playlist: 'Nt6r8bQmZ0k' },
    });
  });

  it.each([
    ['https://vimeo.com/76979871', undefined],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', undefined],
  ])('is a player that does not track: %s', (address, code) => {
    const found = frame(address);
    expect(found).toMatchObject({
      site: 'vimeo',
      origin: 'https://player.vimeo.com',
      path: '/video/76979871',
      given: { background: '1', muted: '1', dnt: '1', loop: '1' },
    });
    expect(found && 'given' in found && found.given['h']).toBe(code);
  });

  it('plays once if the film does not loop', () => {
    expect(frame('https://youtu.be/Nt6r8bQmZ0k', false)).not.toHaveProperty('given.loop');
    expect(frame('https://vimeo.com/76979871', false)).toHaveProperty('given.loop', '0');
  });

  it.each([
    '',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=<script>',
    'https://youtube.com.evil.example/watch?v=Nt6r8bQmZ0k',
    'https://evil.example/?https://youtu.be/Nt6r8bQmZ0k',
    'https://vimeo.com/about',
    'https://vimeo.com/123',
    'javascript:alert(1)//youtu.be/Nt6r8bQmZ0k',
  ])('is none for %j', (address) => {
    expect(videoSource(address, true)).toBeNull();
  });
});
