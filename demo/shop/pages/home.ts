import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { HomeData } from './contract';
import type { Product } from './product.types';
import { icons } from './icons';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { ownBlock } from './content/own-block';
import { price, productGrid } from './product-card';

const heroCover = (product: Product, place: number): Markup =>
  markup`<a class="hero-cover hero-cover-${place} medium-${product.medium}" href="${product.url}"><img src="${product.image.src}" alt="${product.name}" width="${product.image.width}" height="${product.image.height}"></a>`;

/** Up to three products for the hero, of different media if possible. */
function windowOf(featured: readonly Product[]): readonly Product[] {
  const first = featured.filter(
    ({ medium }, index) => featured.findIndex((other) => other.medium === medium) === index,
  );
  return [...first, ...featured.filter((product) => !first.includes(product))].slice(0, 3);
}

const hero = (
  featured: readonly Product[],
): Markup => markup`<section class="hero"><div class="wide hero-grid">
<div class="hero-words">
<p class="eyebrow">Books, records &amp; films</p>
<h1>Something good for the long evening.</h1>
<p class="lead">New novels, small-press pressings and restored prints: a small shop’s worth of things worth your time, and nothing else.</p>
<p><a class="button" href="#shelves">Browse the shelves ${icons.arrow}</a></p>
</div>
<div class="hero-covers">${windowOf(featured).map((product, index) => heroCover(product, index + 1))}</div>
</div></section>`;

const pick = (
  product: Product,
): Markup => markup`<section class="pick" aria-labelledby="pick-title"><div class="wide pick-grid">
<a class="pick-cover" href="${product.url}" tabindex="-1" aria-hidden="true"><img src="${product.image.src}" alt="" width="${product.image.width}" height="${product.image.height}" loading="lazy"></a>
<div class="pick-words">
<p class="eyebrow">On the front table</p>
<h2 id="pick-title">${product.name}</h2>
${product.author === '' ? nothing : markup`<p class="maker">${product.author}</p>`}
<p class="pick-text">${product.description[0] ?? ''}</p>
${price(product)}
<p><a class="button button-light" href="${product.url}">Look inside<span class="only-read"> ${product.name}</span> ${icons.arrow}</a></p>
</div></div></section>`;

const promises =
  (): Markup => markup`<section class="promises wide" aria-label="How the shop works"><ul>
<li>${icons.book}<div><h2>Read before shelved</h2><p>Every title here has been opened, played or watched to the end.</p></div></li>
<li>${icons.disc}<div><h2>Packed to survive</h2><p>Card corners for books, stiff mailers for records. Nothing rattles.</p></div></li>
<li>${icons.reel}<div><h2>Easy to return</h2><p>Changed your mind? Thirty days, any reason, no forms to print.</p></div></li>
</ul></section>`;

/** The home page: a hero, a row per category and a featured title. */
export function renderHome(ctx: PageContext, data: HomeData): string {
  const shelves = data.shelves.filter(({ products }) => products.length > 0);
  const picked =
    data.featured.find(({ description }) => (description[0] ?? '').length > 60) ??
    data.featured[3] ??
    data.featured[0];
  const body = markup`${hero(data.featured)}${ownBlock(data.noticeHtml)}
<!-- BLOCK shop.welcome --><!-- /BLOCK shop.welcome --><till-private-blocks></till-private-blocks>
<div id="shelves">${shelves.map(
    (
      { category, products },
      index,
    ) => markup`<section class="shelf wide" aria-labelledby="shelf-${category.id}">
<div class="shelf-head"><h2 id="shelf-${category.id}">${translate(category.name)}</h2><p>${translate(category.description)}</p><a class="more" href="${category.url}">All<span class="only-read"> ${translate(category.name)}</span> ${icons.arrow}</a></div>
${productGrid(products.slice(0, 4), 3, 0)}
</section>${index === 1 && picked !== undefined ? pick(picked) : nothing}`,
  )}</div>
${promises()}`;
  return document(ctx, { title: 'Folio & Reel', page: 'home', body, styles: 'home' });
}
