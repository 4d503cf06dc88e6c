import type { ReactNode } from 'react';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { ServerContent } from '../server-content/ServerContent';

interface EmptyGalleryProps {
  readonly serverNodes: readonly Node[];
  /** Reserves the size of an image. */
  readonly box: ReactNode;
}

const isPicture = (node: Node): boolean =>
  node instanceof Element && (node.matches('img') || node.querySelector('img') !== null);

/** A gallery without images: the server-rendered picture when there is one, otherwise a placeholder. */
export function EmptyGallery({ serverNodes, box }: EmptyGalleryProps) {
  if (serverNodes.some(isPicture)) return <ServerContent nodes={serverNodes} />;
  return (
    <div className="till-gallery till-gallery--empty">
      {box}
      <BagIcon size="l" />
    </div>
  );
}
