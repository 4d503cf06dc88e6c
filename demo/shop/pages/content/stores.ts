import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, type Markup } from '../markup';
import { map, row } from './builder';

const heading = (text: string): Markup =>
  markup`<h2 data-content-type="heading" data-appearance="default" data-element="main">${text}</h2>`;

const words = (text: string): Markup =>
  markup`<div data-content-type="text" data-appearance="default" data-element="main"><p>${text}</p></div>`;

const hill = () =>
  ({
    name: 'Folio & Reel',
    position: [47.3769, 8.5417],
    phone: '+41 44 555 01 20',
    address: translate('Hill Street 4'),
    city: 'Zürich',
    zipcode: '8001',
    country: translate('Switzerland'),
    comment: translate('Books in front, records in the middle, films where it is dark.'),
  }) as const;

const lake = () =>
  ({
    name: translate('The lake shop <books only>'),
    // In the format that older versions of the page builder saved.
    position: ['47.0502', '8.3093'],
    phone: '+41 41 555 01 21',
    address: translate('At the Jetty 2'),
    city: 'Luzern',
    zipcode: '6003',
    country: translate('Switzerland'),
    comment: translate('Open from April to October.\nClosed when the water is high.'),
  }) as const;

const archive = () =>
  ({
    name: translate('The archive'),
    position: ['47.5576', 7.5886],
    address: translate('Mill Lane 11'),
    city: 'Basel',
    zipcode: '4051',
    country: translate('Switzerland'),
  }) as const;

/** The addresses as text, which is all that visitors without scripts get. */
const addresses = (): Markup =>
  markup`<noscript><ul class="store-addresses">${[hill(), lake(), archive()].map(({ name, address, zipcode, city }) => markup`<li><strong>${name}</strong><br>${address}<br>${zipcode} ${city}</li>`)}</ul></noscript>`;

/** Store locations on maps, as rendered by the page builder. */
export function renderStores(ctx: PageContext): string {
  const body = markup`<div class="wide content-page"><h1>Our shops</h1><till-content>${row([
    words(translate('Two shops and an archive, which opens for a letter sent ahead.')),
    map([hill(), lake(), archive()]),
    addresses(),
  ])}${row([
    heading(translate('On the hill')),
    words(`${hill().address}, ${hill().zipcode} ${hill().city}`),
    map([hill()], { controls: false }),
    map([]),
  ])}</till-content></div>`;
  return document(ctx, {
    title: 'Our shops',
    page: 'stores',
    body,
    styles: 'content',
    tillCss: true,
  });
}
