import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { slideSettings } from '../../../domain/content/slide-settings';
import { canMove } from '../../../domain/content/slide-track';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { BAR } from './read-slides';
import { SlideBar } from './SlideBar';
import css from './Slides.css';
import { useAutoplay } from './useAutoplay';
import { useDeck } from './useDeck';
import { useSlideKeys } from './useSlideKeys';
import { useSlideRoles } from './useSlideRoles';
import { useSwipe } from './useSwipe';

adoptStyles(css);

const PRODUCTS = 'products';

function createBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = `till till-slot ${BAR}`;
  return bar;
}

/** The slides of a slider (SLID), or the products of a carousel (PCAR), with the bar of buttons below. */
export function SlideShow({ part }: { readonly part: HTMLElement }) {
  const t = useT();
  const isProducts = part.dataset['contentType'] === PRODUCTS;
  const root = isProducts ? part.querySelector<HTMLElement>('.product-items') : part;
  const settings = useMemo(() => slideSettings(part.dataset, { isProducts }), [part, isProducts]);
  const { deck, state } = useDeck(root, settings);
  const autoplay = useAutoplay(part, deck, settings);
  useSlideRoles(part, deck, isProducts ? t('Products') : t('Slides'));
  useSwipe(deck);
  useSlideKeys(part, deck);
  const [bar] = useState(createBar);
  const isMovable = state !== null && canMove(state.track);
  useLayoutEffect(() => {
    if (!isMovable) return undefined;
    part.append(bar);
    return () => {
      bar.remove();
    };
  }, [bar, part, isMovable]);
  if (deck === null || !isMovable) return null;
  return createPortal(
    <SlideBar deck={deck} state={state} settings={settings} autoplay={autoplay} />,
    bar,
  );
}
