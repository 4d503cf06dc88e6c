import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-slider';
import '../../../elements/content/till-banner';
import '../../../elements/content/till-buttons';
import '../../../elements/content/till-carousel';
import '../../../elements/content/till-content';
import '../../../elements/content/till-map';
import '../../../elements/content/till-row';
import '../../../elements/content/till-tabs';
import '../../../src/features/content/map/map-view';
import '../../../src/features/content/row/video';
import '../../../src/features/content/slides/slide-views';
import {
  bannerMarkup,
  buttonsMarkup,
  carouselMarkup,
  sliderMarkup,
  tabsMarkup,
} from '../../src/features/content/markup';
import { addedScripts, fakeMaps, resetMade, holdScripts, made } from './fake-maps';

// All parts in these tests are near the viewport.
vi.mock('../../../src/features/content/parts/on-visible', () => ({
  onVisible: (_part: Element, wake: () => void) => {
    wake();
    return () => undefined;
  },
}));

const sights = new Set<(entries: readonly { isIntersecting: boolean }[]) => void>();
const seen = (isIntersecting: boolean): void => {
  for (const sight of sights) sight([{ isIntersecting }]);
};
const pause = vi.fn();

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

const row = (settings: string): string =>
  `<div data-content-type="row" data-appearance="full-width" ${settings} data-element="main"><p>Words</p></div>`;
const video = (settings: string): string =>
  row(
    `data-enable-parallax="0" data-background-type="video" data-video-src="/film.mp4" ${settings}`,
  );
const parallax = (settings: string): string =>
  row(`data-enable-parallax="1" data-background-type="image" ${settings}`);

const SHOP = { location_name: 'The lake', position: { latitude: 47, longitude: 8 } };
const map = (locations: readonly unknown[], controls: string): string =>
  `<div data-content-type="map" data-show-controls="${controls}" data-locations="${JSON.stringify(locations).replaceAll('"', '&quot;')}" data-element="main"></div>`;

/** Completes the loading of the maps service. */
async function drawMap(): Promise<void> {
  await waitFor(() => {
    expect(document.head.append).toHaveBeenCalled();
  });
  vi.stubGlobal('google', { maps: fakeMaps });
  for (const script of addedScripts()) script.dispatchEvent(new Event('load'));
  await waitFor(() => {
    expect(made.maps).toHaveLength(1);
  });
}

const hover = (): void => {
  fireEvent.mouseEnter(find('[data-content-type=banner]') as Element);
};

/** Reads the observable state of each kind of part. */
const sees = {
  currentSlide: async () => {
    await wait(120);
    return find('.till-slide')?.inert ? 'changed' : 'first';
  },
  overlay: () => {
    hover();
    return find('[data-element=overlay]')?.style.backgroundColor ?? '';
  },
  button: () => {
    hover();
    return find('[data-element=button]')?.style.visibility ?? '';
  },
  video: () => {
    seen(true);
    return find('video') !== null;
  },
  loop: () => {
    seen(true);
    return document.querySelector('video')?.loop;
  },
  pauses: () => {
    seen(true);
    seen(false);
    return pause.mock.calls.length > 0;
  },
  controls: async () => {
    await drawMap();
    return made.maps[0]?.options['mapTypeControl'];
  },
};

interface Row {
  readonly attribute: string;
  readonly tag: string;
  /** The markup with two different values. */
  readonly markup: readonly [string, string];
  readonly see: () => unknown;
  readonly expected: readonly [unknown, unknown];
}

const slides = (attribute: string, values: readonly [string, string], more = {}): Row['markup'] => [
  sliderMarkup(3, { ...more, [attribute]: values[0] }),
  sliderMarkup(3, { ...more, [attribute]: values[1] }),
];
const products = (
  attribute: string,
  values: readonly [string, string],
  more = {},
): Row['markup'] => [
  carouselMarkup(7, { ...more, [attribute]: values[0] }),
  carouselMarkup(7, { ...more, [attribute]: values[1] }),
];
const switched = ['true', 'false'] as const;
const hasClass = (name: string) => () => find('.till-slides')?.classList.contains(name);
const styleOf = (selector: string, name: string) => () =>
  find(selector)?.style.getPropertyValue(name);

const rows: readonly Row[] = [
  {
    attribute: 'autoplay',
    tag: 'till-slider',
    markup: slides('autoplay', switched),
    see: () => button('Pause the slides') !== null,
    expected: [true, false],
  },
  {
    attribute: 'autoplay-speed',
    tag: 'till-slider',
    markup: slides('autoplay-speed', ['80', '60000'], { autoplay: 'true' }),
    see: sees.currentSlide,
    expected: ['changed', 'first'],
  },
  {
    attribute: 'fade',
    tag: 'till-slider',
    markup: slides('fade', switched),
    see: hasClass('till-slides--fading'),
    expected: [true, false],
  },
  {
    attribute: 'infinite-loop',
    tag: 'till-slider',
    markup: slides('infinite-loop', switched),
    see: () => button('Previous')?.getAttribute('aria-disabled') === 'true',
    expected: [false, true],
  },
  {
    attribute: 'show-arrows',
    tag: 'till-slider',
    markup: slides('show-arrows', switched),
    see: () => button('Next') !== null,
    expected: [true, false],
  },
  {
    attribute: 'show-dots',
    tag: 'till-slider',
    markup: slides('show-dots', switched),
    see: () => button('Slide 2 of 3') !== null,
    expected: [true, false],
  },
  {
    attribute: 'carousel-mode',
    tag: 'till-carousel',
    markup: products('carousel-mode', ['continuous', 'default']),
    see: hasClass('till-slides--continuous'),
    expected: [true, false],
  },
  {
    attribute: 'center-padding',
    tag: 'till-carousel',
    markup: products('center-padding', ['90px', '40px'], { 'carousel-mode': 'continuous' }),
    see: styleOf('.till-slides', '--_slides-edge'),
    expected: ['90px', '40px'],
  },
  {
    attribute: 'active-tab',
    tag: 'till-tabs',
    markup: [tabsMarkup(['one', 'two'], { active: '1' }), tabsMarkup(['one', 'two'])],
    see: () => find('[aria-selected=true]')?.textContent,
    expected: ['two', 'one'],
  },
  {
    attribute: 'same-width',
    tag: 'till-buttons',
    markup: [buttonsMarkup('true', ['a', 'bbb']), buttonsMarkup('false', ['a', 'bbb'])],
    see: styleOf('[data-element=link]', 'min-inline-size'),
    expected: ['40px', ''],
  },
  {
    attribute: 'enable-parallax',
    tag: 'till-row',
    markup: [parallax(''), parallax('').replace('parallax="1"', 'parallax="0"')],
    see: () => find('.till-row-layer') !== null,
    expected: [true, false],
  },
  {
    attribute: 'parallax-speed',
    tag: 'till-row',
    markup: [parallax('data-parallax-speed="0.5"'), parallax('data-parallax-speed="0.25"')],
    see: styleOf('.till-row-layer', '--_row-shift'),
    expected: ['-100px', '-150px'],
  },
  {
    attribute: 'background-type',
    tag: 'till-row',
    markup: [video(''), video('').replace('"video"', '"image"')],
    see: sees.video,
    expected: [true, false],
  },
  {
    attribute: 'video-fallback-src',
    tag: 'till-row',
    markup: [video('data-video-fallback-src="/still.jpg"'), video('data-video-fallback-src=""')],
    see: styleOf('.till-row-layer', 'background-image'),
    expected: ['url("/still.jpg")', ''],
  },
  {
    attribute: 'video-loop',
    tag: 'till-row',
    markup: [video('data-video-loop="true"'), video('data-video-loop="false"')],
    see: sees.loop,
    expected: [true, false],
  },
  {
    attribute: 'video-play-only-visible',
    tag: 'till-row',
    markup: [
      video('data-video-play-only-visible="true"'),
      video('data-video-play-only-visible="false"'),
    ],
    see: sees.pauses,
    expected: [true, false],
  },
  {
    attribute: 'video-lazy-load',
    tag: 'till-row',
    markup: [video('data-video-lazy-load="true"'), video('data-video-lazy-load="false"')],
    see: () => find('video') !== null,
    expected: [false, true],
  },
  {
    attribute: 'show-overlay',
    tag: 'till-banner',
    markup: [bannerMarkup({ overlay: 'hover' }), bannerMarkup({ overlay: 'never' })],
    see: sees.overlay,
    expected: ['rgba(22, 58, 50, 0.5)', ''],
  },
  {
    attribute: 'show-button',
    tag: 'till-banner',
    markup: [bannerMarkup({ button: 'hover' }), bannerMarkup({ button: 'never' })],
    see: sees.button,
    expected: ['visible', ''],
  },
  {
    attribute: 'overlay-color',
    tag: 'till-banner',
    markup: [bannerMarkup({ colour: '#112233' }), bannerMarkup({ colour: '#445566' })],
    see: sees.overlay,
    expected: ['#112233', '#445566'],
  },
  {
    attribute: 'show-controls',
    tag: 'till-map',
    markup: [map([SHOP], 'true'), map([SHOP], 'false')],
    see: sees.controls,
    expected: [true, false],
  },
  {
    attribute: 'locations',
    tag: 'till-map',
    markup: [map([SHOP, SHOP], 'true'), map([SHOP], 'true')],
    see: () => document.querySelectorAll('.till-map-places > li').length,
    expected: [2, 1],
  },
];

let pages = 0;

/** Each page has its own store and its own URL of the maps service. */
async function renderPage(tag: string, inside: string): Promise<void> {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  pages += 1;
  const googleMaps = { url: `https://maps.example/settings/${String(pages)}?key=abc` };
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify({ googleMaps })}</script><${tag}>${inside}</${tag}>`;
  await waitFor(() => {
    expect(find('.till-root .till')).not.toBeNull();
  });
  await wait(30);
}

beforeEach(() => {
  resetMade();
  holdScripts();
  sights.clear();
  pause.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
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
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = pause;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top: window.innerHeight / 2,
    height: 400,
    width: 40,
  } as DOMRect);
});

afterEach(async () => {
  document.body.replaceChildren();
  await wait(0);
  vi.unstubAllGlobals();
});

const table = rows.map((setting) => [setting.attribute, setting] as const);

describe.each(table)('data-%s', (attribute, { tag, markup, see, expected }) => {
  it.each([tag, 'till-content'])(`is applied by <%s> [CELM-02]`, async (host) => {
    expect(markup[0]).toContain(`data-${attribute}=`);
    for (const [index, inside] of markup.entries()) {
      await renderPage(host, inside);
      pause.mockClear();
      await waitFor(async () => {
        expect(await see()).toBe(expected[index]);
      });
      resetMade();
      sights.clear();
    }
  });
});

it('<till-content> enhances sliders, tabs, banners, buttons, maps, carousels and rows [CELM-01]', async () => {
  const parts = [
    sliderMarkup(2),
    tabsMarkup(['one', 'two']),
    bannerMarkup(),
    buttonsMarkup('true', ['a', 'bbb']),
    map([SHOP], 'true'),
    carouselMarkup(7),
    parallax(''),
    video(''),
  ];
  await renderPage('till-content', parts.join(''));
  seen(true);
  hover();
  expect(find('[data-content-type=slider] .till-slides-bar')).not.toBeNull();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(find('[data-content-type=banner] [data-element=button]')?.style.visibility).toBe(
    'visible',
  );
  expect(find('[data-content-type=buttons] [data-element=link]')?.style.minInlineSize).toBe('40px');
  expect(find('[data-content-type=map] .till-map-places')?.textContent).toContain('The lake');
  expect(find('[data-content-type=products] .till-slides-bar')).not.toBeNull();
  expect(document.querySelectorAll('.till-row-layer')).toHaveLength(2);
  expect(document.querySelectorAll('video')).toHaveLength(1);
});
