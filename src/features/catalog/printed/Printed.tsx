import { useLayoutEffect, useRef } from 'react';

interface PrintedProps {
  readonly nodes: readonly Node[];
  /** The view shows something better: the nodes stay for the scripts of the page that read them. */
  readonly isHidden?: boolean;
}

/** The nodes that the server drew in an element's place, put back where the view has nothing better to show. */
export function Printed({ nodes, isHidden = false }: PrintedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={place} hidden={isHidden} />;
}
