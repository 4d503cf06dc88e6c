import { markup, nothing, trusted, type Markup } from '../shop/pages/markup';
import { areaTitle, galleryDocument } from './frame';
import { prose } from './prose';
import { elementsByArea, galleryElements, type GalleryElement } from './surface';

/** The text that is searched. */
const searchText = ({ tag, area, summary, description }: GalleryElement): string =>
  `${tag} ${area} ${summary} ${description}`.toLowerCase();

const count = (number: number, one: string): string =>
  `${number === 0 ? 'No' : String(number)} ${number === 1 ? one : `${one}s`}`;

const hiddenIf = (isHidden: boolean): Markup => (isHidden ? trusted(' hidden') : nothing);

function card(element: GalleryElement, words: string): Markup {
  const { tag, summary, attributes, events } = element;
  const text = searchText(element);
  return markup`<li class="card" data-search="${text}"${hiddenIf(!text.includes(words))}>
<h3><a href="/gallery/${tag}">&lt;${tag}&gt;</a></h3>
<p>${prose(summary)}</p>
<p class="card-facts">${count(attributes.length, 'attribute')} · ${count(events.length, 'event')}</p>
</li>`;
}

function group(area: string, elements: readonly GalleryElement[], words: string): Markup {
  const isEmpty = elements.every((element) => !searchText(element).includes(words));
  return markup`<section data-group aria-labelledby="area-${area}"${hiddenIf(isEmpty)}>
<h2 id="area-${area}">${areaTitle(area)}</h2>
<ul class="cards">${elements.map((element) => card(element, words))}</ul>
</section>`;
}

/** The index: every element by area, and a search that also works without scripts. */
export function renderIndexPage(query: string): string {
  const words = query.trim().toLowerCase();
  const isNothing = galleryElements.every((element) => !searchText(element).includes(words));
  const body = markup`<h1>Elements</h1>
<p class="lead">Every element of Till, alone on a page: look at it in each of its states, change what can be changed, and copy what you need.</p>
<form class="find" role="search" action="/gallery" method="get">
<label for="find">Find an element</label>
<input id="find" type="search" name="q" value="${query}" autocomplete="off" maxlength="60" data-find>
<button type="submit" class="plain-only">Find</button>
</form>
<p class="nothing" role="status" data-nothing>${isNothing ? 'No element is called or described like that.' : nothing}</p>
${[...elementsByArea()].map(([area, elements]) => group(area, elements, words))}`;
  return galleryDocument({ title: 'All elements', current: '', body });
}
