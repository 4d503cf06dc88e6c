import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, type Markup } from '../markup';
import { wideRow } from './builder';

const words = (title: string, text: string): readonly Markup[] => [
  markup`<h2 data-content-type="heading" data-appearance="default" data-element="main">${title}</h2>`,
  markup`<div data-content-type="text" data-appearance="default" data-element="main"><p>${text}</p></div>`,
];

/** Films of other sites behind rows, as rendered by the page builder. */
export function renderEvenings(ctx: PageContext): string {
  const rows = [
    wideRow(
      {
        style: 'READING',
        film: 'https://www.youtube.com/watch?v=folioreel01',
        still: '/static/scenes/reading.svg',
      },
      words(translate('Reading aloud'), translate('Thursdays at eight, with soup.')),
    ),
    wideRow(
      {
        style: 'LISTENING',
        film: 'https://vimeo.com/900000001',
        still: '/static/scenes/listening.svg',
      },
      words(translate('Both sides of a record'), translate('The first Sunday of the month.')),
    ),
  ];
  const body = markup`<div class="wide content-page"><h1>Evenings in the shop</h1><till-content>${rows}</till-content></div>`;
  return document(ctx, {
    title: 'Evenings in the shop',
    page: 'evenings',
    body,
    styles: 'content',
    tillCss: true,
  });
}
