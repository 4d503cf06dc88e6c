import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, type Markup } from '../markup';
import { map, poster, slider, tabs, wideRow } from './builder';

/** The number of parts of each type. */
export interface ManyParts {
  readonly sliders: number;
  readonly maps: number;
  readonly rows: number;
  readonly tabs: number;
  readonly banners: number;
}

const SLIDES = 5;
const TABS = 3;

const times = <Part>(count: number, part: (number: number) => Part): readonly Part[] =>
  Array.from({ length: count }, (_, index) => part(index + 1));

const manySlides = (number: number): Markup =>
  slider(
    times(SLIDES, (slide) =>
      poster('slide', {
        title: `Slider ${String(number)}, slide ${String(slide)}`,
        text: 'One of many.',
        url: '/fiction.html',
        button: 'Browse',
        show: 'always',
      }),
    ),
  );

const oneMap = (number: number): Markup =>
  map([
    {
      name: `Shop ${String(number)}`,
      position: [47 + number / 10, 8 + number / 10],
      address: `Hill Street ${String(number)}`,
      city: 'Zurich',
      zipcode: '8001',
      country: 'Switzerland',
    },
  ]);

const oneRow = (number: number): Markup =>
  wideRow({ style: 'WINDOW' }, markup`<p>Row ${number}</p>`);

const someTabs = (number: number): Markup =>
  tabs(
    times(TABS, (tab) => ({
      id: `tabs-${String(number)}-${String(tab)}`,
      name: `Tab ${String(tab)}`,
      inside: markup`<p>Panel ${tab} of ${number}.</p>`,
    })),
  );

const oneBanner = (number: number): Markup =>
  poster('banner', {
    title: `Banner ${String(number)}`,
    text: 'One of many.',
    url: '/fiction.html',
    button: 'Browse',
    show: 'hover',
  });

/** A page of many parts, for measurements. */
export function renderManyParts(ctx: PageContext, count: ManyParts): string {
  const parts = [
    times(count.tabs, someTabs),
    times(count.banners, oneBanner),
    times(count.maps, oneMap),
    times(count.sliders, manySlides),
    times(count.rows, oneRow),
  ];
  const inside = markup`<till-content id="parts">${parts}</till-content>`;
  return document(ctx, {
    title: 'Many parts',
    page: 'many-parts',
    body: markup`<div class="wide content-page"><h1>Many parts</h1>${inside}</div>`,
    styles: 'content',
    tillCss: true,
  });
}
