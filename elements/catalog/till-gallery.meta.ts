import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-gallery>`. */
export const galleryMeta: ElementMeta = {
  tag: 'till-gallery',
  area: 'product',
  file: 'area',
  summary: 'The pictures and films of a product’s page.',
  description:
    'One picture large, the others small below it, as the page’s own gallery configuration has ' +
    'them, films included. Swiped, moved by arrows and keys, magnified below the mouse where the shop says ' +
    'so, and opened over the whole window, where they can be looked at from near. Pictures follow what is ' +
    'chosen of the product. A picture is asked for when it is about to be seen, and again when that fails.',
  attributes: {
    productId: {
      type: 'string',
      description: 'Product whose choices change the pictures. Without it, the page’s own.',
    },
    label: {
      type: 'string',
      default: '',
      description:
        'Name of the gallery for screen readers, and of pictures without a caption. Without it, “Product pictures”.',
    },
    sizes: {
      type: 'string',
      default: '(min-width: 48rem) 50vw, 100vw',
      description: 'How wide the large picture is drawn, as `sizes` of an `<img>`.',
    },
  },
  events: [
    {
      name: 'till-gallery-opened',
      description: 'The shopper opened the pictures over the whole window.',
      detail: '{ index: number }',
    },
    {
      name: 'till-picture-failed',
      description:
        'A picture could not be loaded, three more attempts included; not the shopper’s doing.',
      detail: '{ src: string }',
    },
    {
      name: 'till-media-played',
      description: 'The shopper started a film.',
      detail: '{ src: string; label: string }',
    },
  ],
  cssProperties: [
    {
      name: '--till-gallery-thumbnails',
      description: 'How many small pictures are in sight.',
      default: '5',
    },
    {
      name: '--till-gallery-background',
      description: 'Colour behind the pictures.',
      default: 'the muted surface',
    },
    {
      name: '--till-gallery-max-height',
      description: 'The large picture is never higher.',
      default: '85vh',
    },
    {
      name: '--till-gallery-fit',
      description: 'How a picture fills its place: `contain` or `cover`.',
      default: 'contain',
    },
  ],
  fallback:
    'The server’s own picture, in the same proportions as the shop’s large one, so that nothing moves.',
  example: '<till-gallery><a href="/media/daybook.jpg">A picture of the Daybook</a></till-gallery>',
};
