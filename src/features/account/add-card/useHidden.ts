import { useEffect } from 'react';
import { setShown } from '../page-nodes';

/** Hides server-rendered nodes while `isHidden`. */
export function useHidden(nodes: readonly (Element | null)[], isHidden: boolean): void {
  useEffect(() => {
    for (const node of nodes) setShown(node, !isHidden);
    return () => {
      for (const node of nodes) setShown(node, true);
    };
  });
}
