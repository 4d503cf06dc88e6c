import { markup, nothing, trusted, type Markup } from '../shop/pages/markup';
import { elementsByArea, type GalleryElement } from './surface';

/** `cart` as a heading: `Cart`. */
export const areaTitle = (area: string): string => area.charAt(0).toUpperCase() + area.slice(1);

const link = ({ tag }: GalleryElement, current: string): Markup =>
  markup`<li data-search="${tag}"><a href="/gallery/${tag}"${tag === current ? trusted(' aria-current="page"') : nothing}>${tag}</a></li>`;

const contents = (current: string): Markup =>
  markup`<ul class="contents"><li><a href="/gallery"${current === '' ? trusted(' aria-current="page"') : nothing}>All elements</a></li></ul>
${[...elementsByArea()].map(
  ([area, elements]) =>
    markup`<div class="contents-area"><h2>${areaTitle(area)}</h2><ul class="contents">${elements.map((element) => link(element, current))}</ul></div>`,
)}`;

/** The parts of a gallery page. */
export interface GalleryPage {
  readonly title: string;
  /** The page's tag; '' on the index. */
  readonly current: string;
  readonly body: Markup;
}

/** A whole document of the gallery: bar, contents (beside the page, or in a drawer above it), the page. */
export function galleryDocument({ title, current, body }: GalleryPage): string {
  return markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Till elements</title>
<meta name="theme-color" content="#fffdf8">
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gallery/assets/gallery.css">
<link rel="stylesheet" href="/gallery/assets/element.css">
<script src="/gallery/assets/gallery.js" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar"><a class="brand" href="/gallery">Till <span>Elements</span></a><a class="bar-link" href="/">Demo shop</a></header>
<div class="layout">
<nav class="side" aria-label="Elements">${contents(current)}</nav>
<details class="drawer"><summary>${current === '' ? 'All elements' : current}</summary><nav aria-label="Elements, on small screens">${contents(current)}</nav></details>
<main id="main" tabindex="-1">
${body}
</main>
</div>
</body>
</html>`.toString();
}
