import { describe, expect, it } from 'vitest';
import { rowVideo } from '../../../../src/domain/content/row-video';

const video = { backgroundType: 'video', videoSrc: '/film.mp4' };

describe('the video of a row', () => {
  it('loops and waits by default', () => {
    expect(rowVideo(video)).toEqual({
      source: { kind: 'file', url: '/film.mp4' },
      loop: true,
      onlyVisible: true,
      lazy: true,
    });
    expect(
      rowVideo({
        ...video,
        videoLoop: 'false',
        videoPlayOnlyVisible: 'false',
        videoLazyLoad: 'false',
      }),
    ).toMatchObject({ loop: false, onlyVisible: false, lazy: false });
  });

  it.each([
    '',
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA.mp4',
    'https://films.example/watch?v=Nt6r8bQmZ0k',
    '/film.mp4"><script>',
    '/film.exe',
    '//elsewhere.example/film.mp4',
    String.raw`/\elsewhere.example/film.mp4`,
  ])('is not taken from %j', (videoSrc) => {
    expect(rowVideo({ backgroundType: 'video', videoSrc })).toBeNull();
  });

  it('is not taken where the background is an image', () => {
    expect(rowVideo({ ...video, backgroundType: 'image' })).toBeNull();
  });
});
