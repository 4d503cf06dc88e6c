import { useLayoutEffect, useRef } from 'react';

/** The nodes that the server drew in an element's place, put back where the view has nothing better to show. */
export function Printed({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={place} />;
}
