import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { slideSettings } from '../../../domain/content/slide-settings';
import { canMove } from '../../../domain/content/slide-track';
import { adoptStyles } from '../../../ui/styles/adopt';
import { createBox } from '../parts/changes';
import { listenToKeys } from './listen-to-keys';
import { listenToSwipes } from './listen-to-swipes';
import { BAR } from './read-slides';
import { SlideDeck } from './slide-deck';
import { SlideBar } from './SlideBar';
import css from './Slides.css';
import { useAutoplay } from './useAutoplay';
import { useDeckState } from './useDeckState';
import { useSlideRoles } from './useSlideRoles';

adoptStyles(css);

const PRODUCTS = 'products';

/** The slides of a part; null without a row or with a single slide. */
function createDeck(part: HTMLElement): SlideDeck | null {
  const isProducts = part.dataset['contentType'] === PRODUCTS;
  const root = isProducts ? part.querySelector<HTMLElement>('.product-items') : part;
  if (root === null || root.children.length < 2) return null;
  return new SlideDeck(root, slideSettings(part.dataset, { isProducts }));
}

interface SlidesProps {
  readonly part: HTMLElement;
  readonly deck: SlideDeck;
}

function Slides({ part, deck }: SlidesProps) {
  const state = useDeckState(deck);
  const autoplay = useAutoplay(part, deck);
  useSlideRoles(part, deck);
  useEffect(() => {
    const listening = new AbortController();
    listenToKeys(part, deck, listening.signal);
    listenToSwipes(deck, listening.signal);
    return () => {
      listening.abort();
    };
  }, [part, deck]);
  const [bar] = useState(() => createBox(`till till-slot ${BAR}`));
  const isMovable = canMove(state.track);
  useLayoutEffect(() => {
    if (!isMovable) return undefined;
    part.append(bar);
    return () => {
      bar.remove();
    };
  }, [bar, part, isMovable]);
  if (!isMovable) return null;
  return createPortal(<SlideBar deck={deck} state={state} autoplay={autoplay} />, bar);
}

/** The slides of a slider (SLID), or the products of a carousel (PCAR), with the bar of buttons below. */
export function SlideShow({ part }: { readonly part: HTMLElement }) {
  // Created while all parts are rendered, before the first of them changes the page.
  const [deck] = useState(() => createDeck(part));
  return deck && <Slides part={part} deck={deck} />;
}
