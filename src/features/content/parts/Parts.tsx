import { useRef } from 'react';
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

/** Enhances the page builder's parts inside the element (CELM-01), and renders the views of those that have one. */
export function Parts({ kinds }: PartsProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useParts(root, kinds);
  return (
    <div ref={root}>
      {shown.map(({ id, part, View }) => (
        <PartBoundary key={id}>
          <View part={part} />
        </PartBoundary>
      ))}
    </div>
  );
}
