import { useState } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import { PartBoundary } from './PartBoundary';
import css from './parts.css';
import type { PartKind } from './part.types';
import { useParts } from './useParts';

adoptStyles(css);

interface PartsProps {
  /** Must be the same list in every render. */
  readonly kinds: readonly PartKind[];
}

/** Enhances the page builder's parts inside the element, each with the view of its kind (CELM-01). */
export function Parts({ kinds }: PartsProps) {
  const [root, setRoot] = useState<Element | null>(null);
  const parts = useParts(root, kinds);
  return (
    <div ref={setRoot}>
      {parts.map(({ id, kind: { View }, part }) => (
        <PartBoundary key={id}>
          <View part={part} />
        </PartBoundary>
      ))}
    </div>
  );
}
