import { useEffect, useRef } from 'react';

interface MethodHostProps<Handle> {
  /** A function that renders into the host and may return its clean-up, or the name of a custom element. */
  readonly view: string | ((host: HTMLElement, handle: Handle) => void | (() => void));
  /** The property through which a custom element gets the handle. */
  readonly property: string;
  readonly handle: Handle;
  readonly className?: string | undefined;
}

/** A host for a view without React; its clean-up runs when the view is removed. */
export function MethodHost<Handle>({ view, property, handle, className }: MethodHostProps<Handle>) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = host.current;
    if (place === null) return undefined;
    if (typeof view === 'function') return view(place, handle) ?? undefined;
    const element = Object.assign(document.createElement(view), { [property]: handle });
    place.append(element);
    return () => {
      element.remove();
    };
  }, [view, property, handle]);
  return <div className={className} ref={host} />;
}
