import { useLayoutEffect, useState } from 'react';
import type { SlideSettings } from '../../../domain/content/slide-settings';
import { SlideDeck, type DeckState } from './slide-deck';

/** The window is measured once it has kept its size for this long, in milliseconds (SLID-18). */
const RESIZED_FOR = 50;

interface Deck {
  readonly deck: SlideDeck | null;
  /** Null without a deck. */
  readonly state: DeckState | null;
}

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

/** The slides in `root`, enhanced; none without a row or with a single slide. Neither argument may change. */
export function useDeck(root: HTMLElement | null, settings: SlideSettings): Deck {
  const [deck] = useState(() =>
    root === null || root.children.length < 2 ? null : new SlideDeck(root, settings),
  );
  const [state, setState] = useState(deck?.state ?? null);
  useLayoutEffect(() => {
    if (deck === null) return undefined;
    const detach = deck.attach(setState);
    const unwatch = watchWidth(deck.root, () => {
      deck.resize();
    });
    return () => {
      unwatch();
      detach();
    };
  }, [deck]);
  return { deck, state };
}
