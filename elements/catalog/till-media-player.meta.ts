import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-media-player>`. */
export const mediaPlayerMeta: ElementMeta = {
  tag: 'till-media-player',
  area: 'content',
  file: 'own',
  summary: 'A video or audio player.',
  description:
    'Plays the shop’s own video or audio file in the browser’s player, with captions, or a video from YouTube or ' +
    'Vimeo. Nothing is loaded from the other site, and nothing is sent to it, until the shopper starts the ' +
    'video. Only one player on a page plays at a time.',
  attributes: {
    src: {
      type: 'string',
      default: '',
      description: 'URL of the video or audio file, or of the video’s page on YouTube or Vimeo.',
    },
    label: {
      type: 'string',
      default: '',
      description: 'Accessible name of the video or recording.',
    },
    poster: {
      type: 'string',
      default: '',
      description: 'URL of the image shown until the video plays.',
    },
    tracks: {
      type: 'json',
      default: [],
      tsType:
        "readonly { src: string; srclang: string; label: string; kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters'; default?: boolean }[]",
      description: 'Captions and other text tracks, as WebVTT files.',
    },
    loop: { type: 'boolean', description: 'Restarts at the end.' },
    showRelated: {
      type: 'boolean',
      description: 'Lets YouTube suggest other channels’ videos at the end.',
    },
  },
  events: [
    {
      name: 'till-media-played',
      description: 'The shopper started a video or a recording.',
      detail: '{ src: string; label: string }',
    },
  ],
  fallback: 'The browser’s own `<video controls>` or `<audio controls>`.',
  example:
    '<till-media-player src="/static/media/northline-trailer.webm" label="The trailer"><video controls preload="none" src="/static/media/northline-trailer.webm"></video></till-media-player>',
};
