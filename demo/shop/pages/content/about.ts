import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, type Markup } from '../markup';
import type { Product } from '../product.types';
import { ownBlock } from './own-block';
import { buttons, carousel, poster, row, slider, tabs, wideRow } from './builder';

const heading = (text: string): Markup =>
  markup`<h2 data-content-type="heading" data-appearance="default" data-element="main">${text}</h2>`;

const words = (text: string): Markup =>
  markup`<div data-content-type="text" data-appearance="default" data-element="main"><p>${text}</p></div>`;

const shelves = (): Markup =>
  row([
    heading(translate('How we choose')),
    tabs([
      {
        id: 'choosing-books',
        name: translate('Books'),
        inside: words(
          translate(
            'Two of us read every book to the end, and it is shelved when both would lend it.',
          ),
        ),
      },
      {
        id: 'choosing-records',
        name: translate('Records'),
        inside: words(translate('We listen to both sides, twice, on the shop’s old player.')),
      },
      {
        id: 'choosing-films',
        name: translate('Films'),
        inside: words(
          translate(
            'Prints are watched in the back room on a Sunday; the ones that nobody leaves stay.',
          ),
        ),
      },
    ]),
  ]);

const tables = (): Markup =>
  row([
    heading(translate('On the tables')),
    markup`<div class="pagebuilder-column-group" data-content-type="column-group" data-appearance="default" data-element="main">${poster(
      'banner',
      {
        title: translate('The long novels'),
        text: translate('For a winter with few visitors.'),
        url: '/fiction.html',
        button: translate('Browse the novels'),
        show: 'hover',
      },
    )}${poster('banner', {
      title: translate('Northern records'),
      text: translate('Pressed in small numbers.'),
      url: '/records.html',
      button: translate('Browse the records'),
      show: 'always',
    })}</div>`,
    buttons([
      { text: translate('Fiction'), url: '/fiction.html' },
      { text: translate('Records from small presses'), url: '/records.html' },
      { text: translate('Films'), url: '/films.html' },
    ]),
  ]);

const slides = (show: 'always' | 'hover'): readonly Markup[] => [
  poster('slide', {
    title: translate('A shop in three rooms'),
    text: translate('Books in front, records in the middle, films where it is dark.'),
    url: '/fiction.html',
    button: translate('Come in'),
    show,
  }),
  poster('slide', {
    title: translate('Open late on Thursdays'),
    text: translate('There is soup, and somebody reads.'),
    url: '/films.html',
    button: translate('What is read'),
    show,
  }),
  poster('slide', {
    title: translate('Wrapped in brown paper'),
    text: translate('By hand, since the first day.'),
    url: '/records.html',
    button: translate('How we pack'),
    show,
  }),
];

const rooms = (products: readonly Product[]): Markup =>
  row([
    slider(slides('always')),
    heading(translate('What we lend each other')),
    carousel(products),
    heading(translate('Evenings in the shop')),
    slider(slides('hover'), {
      autoplay: 'true',
      fade: 'true',
      'infinite-loop': 'true',
    }),
  ]);

const windows = (): readonly Markup[] => [
  wideRow({ style: 'WINDOW' }, [
    heading(translate('A window on the hill')),
    words(translate('We close when the sun is behind it.')),
  ]),
  wideRow({ style: 'FILM', film: '/static/media/northline-trailer.webm' }, [
    heading(translate('This month in the back room')),
    words(translate('Northline, on the big wall.')),
  ]),
];

/** A content page, as rendered by the page builder. */
export function renderAbout(
  ctx: PageContext,
  products: readonly Product[],
  noticeHtml: string | null,
): string {
  const body = markup`<div class="wide content-page"><h1>About the shop</h1>${ownBlock(noticeHtml)}<till-content>${rooms(products)}${shelves()}${tables()}${windows()}</till-content></div>`;
  return document(ctx, {
    title: 'About the shop',
    page: 'about',
    body,
    styles: 'content',
    tillCss: true,
  });
}
