import { useLayoutEffect, useRef } from 'react';

interface ServerContentProps {
  readonly nodes: readonly Node[];
  /** The view replaces the nodes; they stay hidden in the page for scripts that read them. */
  readonly isHidden?: boolean;
}

/** The server-rendered nodes of an element, shown again where the view has nothing to replace them with. */
export function ServerContent({ nodes, isHidden = false }: ServerContentProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={place} hidden={isHidden} />;
}
