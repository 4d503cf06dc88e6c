import { describe, expect, it, vi } from 'vitest';
import { mediaSource } from '../../../../src/domain/catalog/media-source';

const BASE = 'https://shop.example/daybook.html';
const read = (address: string) => mediaSource(address, BASE);

describe('the address of a video or recording [GALL-03]', () => {
  it('is the shop’s own film or sound by its ending', () => {
    expect(read('/media/trailer.webm')).toEqual({
      kind: 'video',
      src: 'https://shop.example/media/trailer.webm',
    });
    expect(read('/media/side-a.MP3?v=2')).toMatchObject({ kind: 'audio' });
  });

  it('is read by browsers without URL.canParse', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(read('/media/trailer.webm')).toMatchObject({ kind: 'video' });
    expect(read('https://')).toBeNull();
  });

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('is a frame without cookies for %s', (address) => {
    expect(read(address)).toEqual({
      kind: 'embed',
      site: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0',
    });
  });

  it.each([
    ['https://vimeo.com/76979871', ''],
    ['https://player.vimeo.com/video/76979871', ''],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
  ])('is a frame that is not tracked for %s', (address, code) => {
    expect(read(address)).toEqual({
      kind: 'embed',
      site: 'Vimeo',
      src: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${code}`,
    });
  });

  it('repeats, and suggests related videos, where configured', () => {
    const source = mediaSource('https://youtu.be/dQw4w9WgXcQ', BASE, {
      showRelated: true,
      loop: true,
    });
    expect(source?.src).toContain('rel=1&loop=1&playlist=dQw4w9WgXcQ');
  });

  it('does neither by default', () => {
    const plain = { showRelated: false, loop: false };
    for (const address of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']) {
      expect(read(address)).toEqual(mediaSource(address, BASE, plain));
    }
    const loop = { showRelated: false, loop: true };
    expect(mediaSource('https://vimeo.com/76979871', BASE, loop)?.src).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&loop=1',
    );
  });

  it.each([
    'http://shop.example/a.mp4',
    'https://www.youtube.com/channel/about',
    'https://www.youtube.com/',
    'https://youtu.be/short',
    'https://youtu.be/..dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQdQw4w9WgXcQ',
    'https://vimeo.com/1234',
    'https://vimeo.com/channels',
    'https://vimeo.com/76979871/code/more',
    'https://shop.example/76979871',
  ])('is a video of its own site for %s', (address) => {
    expect(read(address)).toEqual({ kind: 'video', src: address });
  });

  it.each(['', '  ', 'javascript:alert(1)', 'data:text/html,x', 'http://['])(
    'is nothing for %j',
    (address) => {
      expect(read(address)).toBeNull();
    },
  );

  it('is no frame for a similar host name', () => {
    expect(read('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')?.kind).toBe('video');
    expect(read('https://www.youtube.com/watch?v=<script>')?.kind).toBe('video');
  });
});
