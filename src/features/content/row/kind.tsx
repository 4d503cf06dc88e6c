import type { ComponentType } from 'react';
import { useLate } from '../../shared/late/useLate';
import type { PartKind } from '../parts/part.types';
import { useNear } from '../parts/useNear';

const load = (): Promise<ComponentType<{ readonly part: HTMLElement }>> =>
  import('./Row').then(({ Row }) => Row);

/** Loads the code of moving backgrounds for rows near the viewport; until then a row keeps the server's background. */
function LateRow({ part }: { readonly part: HTMLElement }) {
  const { View } = useLate(useNear(part), load);
  return View === null ? null : <View part={part} />;
}

/** What has a background that moves: rows, and the wrappers of banners and slides with a film. */
export const rowKind: PartKind = {
  tag: 'till-row',
  selector: '[data-enable-parallax="1"], [data-background-type=video][data-video-src]',
  View: LateRow,
};
