import { useLayoutEffect, useRef } from 'react';

interface PrintedProps {
  readonly nodes: readonly Node[];
  /** The view replaces the nodes; they stay hidden in the page for scripts that read them. */
  readonly isHidden?: boolean;
}

/** The server-rendered nodes of an element, shown again where the view has nothing to replace them with. */
export function Printed({ nodes, isHidden = false }: PrintedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={place} hidden={isHidden} />;
}
