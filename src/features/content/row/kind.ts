import { enhanceLate } from '../parts/enhance-late';
import type { Enhance, PartKind } from '../parts/part.types';

/** The code of videos is loaded for rows with a video only. */
async function load({ dataset }: HTMLElement): Promise<Enhance> {
  const hasVideo = dataset['backgroundType'] === 'video';
  const [row, video] = await Promise.all([
    import('./enhance-row'),
    hasVideo ? import('./video') : null,
  ]);
  return (part) => row.enhanceRow(part, video?.videoOf(part));
}

/** What has a background that moves: rows, and the wrappers of banners and slides with a video. */
export const rowKind: PartKind = {
  tag: 'till-row',
  selector: '[data-enable-parallax="1"], [data-background-type=video][data-video-src]',
  enhance: enhanceLate(load),
};
