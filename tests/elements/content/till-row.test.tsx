import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/content/till-row';
import '../../../src/features/content/row/video';

// All parts in these tests are near the viewport.
vi.mock('../../../src/features/content/parts/on-visible', () => ({
  onVisible: (_part: Element, wake: () => void) => {
    wake();
    return () => undefined;
  },
}));

let lessMotion = false;
/** Called as the browser does when the row enters or leaves the viewport. */
const sights = new Set<(entries: readonly { isIntersecting: boolean }[]) => void>();
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

const seen = (isIntersecting: boolean): void => {
  for (const sight of sights) sight([{ isIntersecting }]);
};

beforeEach(() => {
  lessMotion = false;
  sights.clear();
  play.mockClear();
  pause.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: () => void) {
        sights.add(onSight);
      }
      observe(): void {
        return undefined;
      }
      unobserve(): void {
        return undefined;
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top: window.innerHeight,
    height: 400,
  } as DOMRect);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const markup = (settings: string): string =>
  `<div data-content-type="row" data-appearance="full-width" ${settings} data-element="main"><p>Words</p></div>`;

const PARALLAX = 'data-enable-parallax="1" data-background-type="image"';
const VIDEO =
  'data-enable-parallax="0" data-background-type="video" data-video-src="/film.mp4" data-video-fallback-src=""';

async function renderView(settings: string): Promise<HTMLElement> {
  document.body.innerHTML = `<till-row>${markup(settings)}</till-row>`;
  await waitFor(() => {
    expect(document.querySelector('.till-root .till')).not.toBeNull();
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  return document.querySelector('[data-content-type=row]') as HTMLElement;
}

const layer = (): HTMLElement | null => document.querySelector('.till-row-layer');
const video = (): HTMLVideoElement | null => document.querySelector('video');

describe('<till-row>', () => {
  it('moves the background with the page, at half its speed', async () => {
    await renderView(PARALLAX);
    const expected = Math.round((window.innerHeight / 2 + 200) * -0.5);
    await waitFor(() => {
      expect(layer()?.style.getPropertyValue('--_row-shift')).toBe(`${String(expected)}px`);
    });
  });

  it('moves nothing with reduced motion', async () => {
    lessMotion = true;
    await renderView(PARALLAX);
    expect(layer()).toBeNull();
    await renderView(VIDEO);
    seen(true);
    expect(video()).toBeNull();
  });

  it('loads a video when the row is near, muted and inline, and pauses it outside the viewport', async () => {
    await renderView(VIDEO);
    expect(video()).toBeNull();
    seen(true);
    expect(video()).toMatchObject({ muted: true, loop: true, playsInline: true });
    expect(play).toHaveBeenCalledTimes(1);
    seen(false);
    expect(pause).toHaveBeenCalledTimes(1);
    seen(true);
    expect(document.querySelectorAll('video')).toHaveLength(1);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('follows the settings of the video', async () => {
    await renderView(
      `${VIDEO} data-video-loop="false" data-video-play-only-visible="false" data-video-lazy-load="false"`,
    );
    expect(video()?.loop).toBe(false);
    seen(false);
    expect(pause).not.toHaveBeenCalled();
  });

  it('leaves the server’s background when the video cannot be played', async () => {
    await renderView(VIDEO);
    seen(true);
    video()?.dispatchEvent(new Event('error'));
    expect(video()).toBeNull();
    seen(true);
    expect(video()).toBeNull();
  });

  it.each(['javascript:alert(1)', 'https://www.youtube.com/watch?v=abc', ''])(
    'plays nothing from %j',
    async (address) => {
      await renderView(VIDEO.replace('/film.mp4', address));
      seen(true);
      expect(document.querySelector('video, iframe, script')).toBeNull();
    },
  );

  it('leaves the server’s markup as it was when it is removed', async () => {
    const row = await renderView(PARALLAX);
    expect(row.querySelector('.till-row-background')).not.toBeNull();
    document.querySelector('till-row')?.remove();
    await waitFor(() => {
      expect(row.outerHTML.replaceAll(' class=""', '').replaceAll(' style=""', '')).toBe(
        markup(PARALLAX),
      );
    });
  });
});
