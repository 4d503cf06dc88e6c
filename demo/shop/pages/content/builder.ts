import { markup, nothing, trusted, type Markup } from '../markup';
import type { Product } from '../product.types';

/** The attributes of a page builder part: content type, appearance and settings. */
const opening = (
  type: string,
  settings: Readonly<Record<string, string>>,
  { appearance = 'default', className = '' } = {},
): Markup =>
  markup`<div${className === '' ? nothing : markup` class="${className}"`} data-content-type="${type}" data-appearance="${appearance}"${Object.entries(settings).map(([name, value]) => markup` data-${trusted(name)}="${value}"`)} data-element="main">`;

/** A part of the page builder with its markup inside (`config-shapes.md` §7). */
const part = (
  type: string,
  settings: Readonly<Record<string, string>>,
  inside: Markup | readonly Markup[] = nothing,
  look: { readonly appearance?: string; readonly className?: string } = {},
): Markup => markup`${opening(type, settings, look)}${inside}</div>`;

/** A row as wide as the content. */
export const row = (inside: Markup | readonly Markup[]): Markup =>
  markup`<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="inner">${inside}</div></div>`;

interface TabItem {
  readonly id: string;
  readonly name: string;
  readonly inside: Markup;
}

/** A group of tabs. */
export const tabs = (items: readonly TabItem[]): Markup =>
  part(
    'tabs',
    { 'active-tab': '0' },
    markup`<ul role="tablist" class="tabs-navigation" data-element="navigation">${items.map(({ id, name }) => markup`<li role="tab" class="tab-header" data-element="headers"><a href="#${id}" class="tab-title"><span class="tab-title">${name}</span></a></li>`)}</ul><div class="tabs-content" data-element="content">${items.map(({ id, name, inside }) => markup`<div data-content-type="tab-item" data-appearance="default" data-tab-name="${name}" data-background-images="{}" data-element="main" id="${id}">${inside}</div>`)}</div>`,
    { className: 'tab-align-left' },
  );

interface Poster {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly button: string;
  readonly show: 'always' | 'hover' | 'never';
}

/** A banner, or a slide of a slider. */
export const poster = (
  type: 'banner' | 'slide',
  { title, text, url, button, show }: Poster,
): Markup =>
  part(
    type,
    { ...(type === 'slide' && { 'slide-name': title }), 'show-button': show, 'show-overlay': show },
    markup`<a href="${url}" data-element="link"><div class="pagebuilder-${type}-wrapper" data-background-images="{}" data-background-type="image" data-element="wrapper"><div class="pagebuilder-overlay pagebuilder-poster-overlay" data-overlay-color="rgba(21, 53, 41, 0.16)" aria-label="" title="" data-element="overlay"><div class="pagebuilder-poster-content"><div data-element="content">${type === 'slide' ? markup`<h2>${title}</h2>` : markup`<h3>${title}</h3>`}<p>${text}</p></div><button type="button" class="pagebuilder-${type}-button pagebuilder-button-primary" data-element="button">${button}</button></div></div></div></a>`,
    { appearance: 'poster' },
  );

/** A group of buttons of one width. */
export const buttons = (
  items: readonly { readonly text: string; readonly url: string }[],
): Markup =>
  part(
    'buttons',
    { 'same-width': 'true' },
    items.map(({ text, url }, index) =>
      part(
        'button-item',
        {},
        markup`<a class="pagebuilder-button-${index === 0 ? 'primary' : 'secondary'}" href="${url}" data-element="link"><span data-element="link_text">${text}</span></a>`,
      ),
    ),
    { appearance: 'inline' },
  );

/** A slider of posters. */
export const slider = (
  slides: readonly Markup[],
  settings: Readonly<Record<string, string>> = {},
): Markup =>
  part(
    'slider',
    {
      autoplay: 'false',
      'autoplay-speed': '4000',
      fade: 'false',
      'infinite-loop': 'false',
      'show-arrows': 'true',
      'show-dots': 'true',
      ...settings,
    },
    slides,
    { className: 'pagebuilder-slider' },
  );

/** A carousel of products. */
export const carousel = (products: readonly Product[]): Markup =>
  part(
    'products',
    {
      autoplay: 'false',
      'autoplay-speed': '4000',
      'infinite-loop': 'false',
      'show-arrows': 'true',
      'show-dots': 'true',
      'carousel-mode': 'default',
      'center-padding': '90px',
    },
    markup`<ul class="product-items widget-product-carousel">${products.map(({ name, url, image, price }) => markup`<li class="product-item"><div class="product-item-info"><a href="${url}" class="product-item-photo" tabindex="-1" aria-hidden="true"><img class="product-image-photo" src="${image.src}" alt="" width="${image.width}" height="${image.height}" loading="lazy"></a><strong class="product-item-name"><a class="product-item-link" href="${url}">${name}</a></strong><span class="price">${price.final.text}</span></div></li>`)}</ul>`,
    { appearance: 'carousel' },
  );

interface MapPlace {
  readonly name: string;
  readonly position: readonly [latitude: number | string, longitude: number | string];
  readonly phone?: string;
  readonly address: string;
  readonly city: string;
  readonly zipcode: string;
  readonly country: string;
  readonly comment?: string;
}

/** A map with locations. */
export const map = (places: readonly MapPlace[], { controls = true } = {}): Markup =>
  part('map', {
    'show-controls': String(controls),
    locations: JSON.stringify(
      places.map(({ name, position: [latitude, longitude], phone, comment, ...address }) => ({
        location_name: name,
        position: { latitude, longitude },
        phone: phone ?? '',
        ...address,
        state: '',
        comment: comment ?? '',
      })),
    ),
  });

interface WideRow {
  /** The id of the page builder's generated style. */
  readonly style: string;
  readonly film?: string;
  /** The image that replaces the film. */
  readonly still?: string;
}

/** A row as wide as the window, with a parallax image or a film behind its content. */
export const wideRow = (
  { style, film, still = '' }: WideRow,
  inside: Markup | readonly Markup[],
): Markup =>
  part(
    'row',
    {
      'enable-parallax': film === undefined ? '1' : '0',
      'parallax-speed': '0.5',
      'background-images': '{}',
      'background-type': film === undefined ? 'image' : 'video',
      ...(film !== undefined && { 'video-src': film }),
      'video-loop': 'true',
      'video-play-only-visible': 'true',
      'video-lazy-load': 'true',
      'video-fallback-src': still,
      'pb-style': style,
    },
    markup`<div class="row-full-width-inner" data-element="inner">${inside}</div>`,
    { appearance: 'full-width' },
  );
