import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-carousel>`. */
export const carouselMeta: ElementMeta = {
  tag: 'till-carousel',
  area: 'widgets',
  file: 'area',
  summary: 'The page builder’s carousels of products.',
  description:
    'Wrap it around carousels of products as rendered by the page builder; the markup stays as it is. It follows ' +
    'their `data-*` settings. Five products are in view, four below 1024 px, three below 768 px and two below ' +
    '640 px; a press moves by as many. In continuous mode the row is centred and endless.',
  attributes: {},
  events: [],
  cssProperties: [
    { name: '--till-slider-gap', description: 'Space between two products.', default: '20px' },
  ],
  fallback: 'The products. They stay in place.',
  example:
    '<till-carousel><div data-content-type="products" data-appearance="carousel" data-autoplay="false" data-autoplay-speed="4000" data-infinite-loop="false" data-show-arrows="true" data-show-dots="true" data-carousel-mode="default" data-center-padding="90px" data-element="main">' +
    '<ul class="product-items widget-product-carousel">' +
    '<li class="product-item"><a href="/daybook.html">Daybook</a></li>' +
    '<li class="product-item"><a href="/the-salt-road.html">The Salt Road</a></li>' +
    '<li class="product-item"><a href="/northline.html">Northline</a></li>' +
    '<li class="product-item"><a href="/the-winter-orchard.html">The Winter Orchard</a></li>' +
    '<li class="product-item"><a href="/moss-after-rain.html">Moss After Rain</a></li>' +
    '<li class="product-item"><a href="/a-reading-evening.html">A Reading Evening</a></li>' +
    '<li class="product-item"><a href="/gift-card-by-e-mail.html">Gift card</a></li>' +
    '</ul></div></till-carousel>',
};
