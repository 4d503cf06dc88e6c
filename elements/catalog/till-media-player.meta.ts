import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-media-player>`. */
export const mediaPlayerMeta: ElementMeta = {
  tag: 'till-media-player',
  area: 'content',
  file: 'own',
  summary: 'A film or a recording of a product.',
  description:
    'The shop’s own film or recording in the browser’s player, with captions; or a film of YouTube or Vimeo, of which ' +
    'nothing is loaded, and of which the other site hears nothing, before the shopper asks for it. One plays at a time ' +
    'on a page.',
  attributes: {
    src: {
      type: 'string',
      default: '',
      description: 'Address of the film or recording, or of its page at YouTube or Vimeo.',
    },
    label: { type: 'string', default: '', description: 'What plays, for screen readers.' },
    poster: {
      type: 'string',
      default: '',
      description: 'Address of the picture that stands there until a film plays.',
    },
    tracks: {
      type: 'json',
      default: [],
      tsType:
        "readonly { src: string; srclang: string; label: string; kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters'; default?: boolean }[]",
      description: 'Captions and other texts that go with it, as WebVTT files.',
    },
    loop: { type: 'boolean', description: 'Starts again at its end.' },
    showRelated: {
      type: 'boolean',
      description: 'YouTube may propose films of others at the end.',
    },
  },
  events: [
    {
      name: 'till-media-played',
      description: 'The shopper started a film or a recording.',
      detail: '{ src: string; label: string }',
    },
  ],
  fallback: 'The browser’s own `<video controls>` or `<audio controls>`.',
  example:
    '<till-media-player src="/static/media/northline-trailer.webm" label="The trailer"><video controls preload="none" src="/static/media/northline-trailer.webm"></video></till-media-player>',
};
