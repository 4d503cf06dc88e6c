import { useLayoutEffect, useState } from 'react';
import type { SlideSettings } from '../../../domain/content/slide-settings';
import { SlideDeck, type DeckState } from './slide-deck';

/** The window is measured once it has kept its size for this long, in milliseconds (SLID-18). */
const RESIZED_FOR = 50;

interface Deck {
  readonly deck: SlideDeck;
  readonly state: DeckState;
}

/** The enhanced slides; null without a row or with a single slide. */
export function useDeck(root: HTMLElement | null, settings: SlideSettings): Deck | null {
  const [shown, setShown] = useState<Deck | null>(null);
  useLayoutEffect(() => {
    if (root === null || root.children.length < 2) return undefined;
    const deck = new SlideDeck(root, settings, (state) => {
      setShown({ deck, state });
    });
    deck.announce();
    let timer = 0;
    let width = root.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        deck.resize();
      }, RESIZED_FOR);
    });
    sizes.observe(root);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      deck.destroy();
      setShown(null);
    };
  }, [root, settings]);
  return shown;
}
