/** A film or a sound that belongs to a product's pictures. */
export interface ProductMedia {
  readonly kind: 'audio' | 'video';
  readonly title: string;
  /** Path of the file, made by `scripts/demo-media.ts`. */
  readonly src: string;
  readonly type: string;
}

const media: ReadonlyMap<string, ProductMedia> = new Map([
  [
    'LP-LANTERN',
    {
      kind: 'audio',
      title: 'Side A, “The Lamp Is Lit”: a sample',
      src: '/static/media/lantern-season-sample.mp3',
      type: 'audio/mpeg',
    },
  ],
  [
    'FM-NORTHLINE',
    {
      kind: 'video',
      title: 'Northline: the trailer',
      src: '/static/media/northline-trailer.webm',
      type: 'video/webm',
    },
  ],
]);

/** What can be heard or watched of a product; null for most. */
export function mediaOf(sku: string): ProductMedia | null {
  return media.get(sku) ?? null;
}
