import { useLayoutEffect, useState } from 'react';
import type { DeckState, SlideDeck } from './slide-deck';

/** The window is measured once it has kept its size for this long, in milliseconds (SLID-18). */
const RESIZED_FOR = 50;

/** Calls `onResized` when the width of `root` has changed. */
function watchWidth(root: HTMLElement, onResized: () => void): () => void {
  let timer = 0;
  let width: number | null = null;
  // First called with the present size: measured here, it costs the browser no layout of its own.
  const sizes = new ResizeObserver(() => {
    const { clientWidth } = root;
    if (width !== null && clientWidth !== width) {
      clearTimeout(timer);
      timer = window.setTimeout(onResized, RESIZED_FOR);
    }
    width = clientWidth;
  });
  sizes.observe(root);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
  };
}

/** Puts the slides in their places while the component is mounted; returns what its bar shows. */
export function useDeckState(deck: SlideDeck): DeckState {
  const [state, setState] = useState(deck.state);
  useLayoutEffect(() => {
    const detach = deck.attach(setState);
    const unwatch = watchWidth(deck.root, () => {
      deck.resize();
    });
    return () => {
      unwatch();
      detach();
    };
  }, [deck]);
  return state;
}
