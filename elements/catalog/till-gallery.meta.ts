import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-gallery>`. */
export const galleryMeta: ElementMeta = {
  tag: 'till-gallery',
  area: 'product',
  file: 'area',
  summary: 'The product’s images and videos.',
  description:
    'One large image with thumbnails below it, from the page’s own gallery configuration, videos included. ' +
    'Images can be swiped or changed with arrow buttons and keys. Where the shop enables it, hovering magnifies ' +
    'the image; a full-window view allows zooming in. The images follow the product’s chosen options. An image ' +
    'loads shortly before it becomes visible, and is retried when that fails.',
  attributes: {
    productId: {
      type: 'string',
      description:
        'Id of the product whose options change the images. Without it, the product of the page.',
    },
    label: {
      type: 'string',
      default: '',
      description:
        'Accessible name of the gallery and of images without a caption. Without it, “Product pictures”.',
    },
    sizes: {
      type: 'string',
      default: '(min-width: 48rem) 50vw, 100vw',
      description: 'Rendered width of the large image, as the `sizes` attribute of an `<img>`.',
    },
  },
  events: [
    {
      name: 'till-gallery-opened',
      description: 'The shopper opened the full-window view.',
      detail: '{ index: number }',
    },
    {
      name: 'till-picture-failed',
      description:
        'An image could not be loaded, even after three retries. Not fired by an action of the shopper.',
      detail: '{ src: string }',
    },
    {
      name: 'till-media-played',
      description: 'The shopper started a video.',
      detail: '{ src: string; label: string }',
    },
  ],
  cssProperties: [
    {
      name: '--till-gallery-thumbnails',
      description: 'Number of visible thumbnails.',
      default: '5',
    },
    {
      name: '--till-gallery-background',
      description: 'Colour behind the images.',
      default: 'the muted surface',
    },
    {
      name: '--till-gallery-max-height',
      description: 'Maximum height of the large image.',
      default: '85vh',
    },
    {
      name: '--till-gallery-fit',
      description: 'How an image fills its box: `contain` or `cover`.',
      default: 'contain',
    },
  ],
  fallback:
    'The server-rendered image, in the aspect ratio of the shop’s large image, so that the layout does not shift.',
  example: '<till-gallery><a href="/media/daybook.jpg">A picture of the Daybook</a></till-gallery>',
};
