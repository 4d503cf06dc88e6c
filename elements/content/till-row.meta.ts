import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-row>`. */
export const rowMeta: ElementMeta = {
  tag: 'till-row',
  area: 'widgets',
  file: 'area',
  summary: 'The page builder’s rows with a background that moves.',
  description:
    'Wrap it around rows as rendered by the page builder; the markup stays as it is. With parallax, the background ' +
    'passes at its own speed. A video in the background is fetched when the row is nearly in the window, plays muted, ' +
    'and pauses out of sight; where it cannot be played, the image stays. Files are played (mp4, webm, ogv, m4v) and ' +
    'videos of YouTube and Vimeo, in their muted players that set no cookies before they play; where the page asks ' +
    'for consent (`data-till-consent`), these wait for it. Visitors who prefer less motion see the image.',
  attributes: {},
  events: [],
  fallback: 'The rows. They stay in place.',
  example:
    '<till-row><div data-content-type="row" data-appearance="full-width" data-enable-parallax="1" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-element="main"><p>Open until nine.</p></div></till-row>',
};
