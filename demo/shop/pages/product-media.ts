import { markup, nothing, type Markup } from './markup';

/** The recording or film of a product. */
export interface MediaView {
  readonly kind: 'audio' | 'video';
  readonly title: string;
  readonly src: string;
  readonly type: string;
  /** Poster of a film. */
  readonly poster: string;
}

/** The player element around the browser's own one, which works without scripts and loads nothing before it is played. */
export const productMedia = (view: MediaView): Markup =>
  markup`<figure class="product-media product-media-${view.kind}"><figcaption>${view.title}</figcaption><till-media-player src="${view.src}" label="${view.title}"${view.kind === 'video' ? markup` poster="${view.poster}"` : nothing}>${
    view.kind === 'video'
      ? markup`<video controls playsinline preload="none" poster="${view.poster}" width="480" height="270" aria-label="${view.title}"><source src="${view.src}" type="${view.type}"></video>`
      : markup`<audio controls preload="none" aria-label="${view.title}"><source src="${view.src}" type="${view.type}"></audio>`
  }</till-media-player></figure>`;
