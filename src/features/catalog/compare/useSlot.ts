import { useLayoutEffect, useMemo } from 'react';

/** A container that is inserted right before a server-rendered node; null while the node is null. */
export function useSlotBefore(node: HTMLElement | null, className: string): HTMLElement | null {
  const slot = useMemo(() => {
    if (node === null) return null;
    const made = document.createElement('div');
    made.className = `till till-slot ${className}`;
    return made;
  }, [node, className]);
  useLayoutEffect(() => {
    if (node === null || slot === null) return undefined;
    node.before(slot);
    return () => {
      slot.remove();
    };
  }, [node, slot]);
  return slot;
}
