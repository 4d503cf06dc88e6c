import { useEffect, useRef, type RefObject } from 'react';
import { selectAddCard } from '../../../state/add-card/add-card-slice';
import { cardFormOf } from '../../../state/add-card/card-form';
import { CARD_PARTS } from '../../../state/add-card/parts';
import type { CardPart } from '../../../state/extensions/card-page.types';
import { useTillSelector, useTillStore } from '../../../state/shared/hooks';
import { holderAddress } from './page-parts';

/** The places of the provider's fields. */
export type CardRefs = Readonly<Record<CardPart | 'probe', RefObject<HTMLDivElement | null>>>;

/** Empty places. */
export function useCardRefs(): CardRefs {
  const probe = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLDivElement>(null);
  const expirationDate = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  return { probe, description, number, expirationDate, cvv };
}

/** Shows the provider's fields in their places, and new ones with every attempt, as long as the view is there. */
export function useCardForm(form: HTMLFormElement, refs: CardRefs): void {
  const store = useTillStore();
  const { attempt } = useTillSelector(selectAddCard);
  const { probe, description, number, expirationDate, cvv } = refs;
  useEffect(() => {
    const places = {
      description: description.current,
      number: number.current,
      expirationDate: expirationDate.current,
      cvv: cvv.current,
    };
    const { current: colours } = probe;
    if (colours === null || !isComplete(places)) return undefined;
    const removal = new AbortController();
    void cardFormOf(store)?.show(
      { hosts: places, probe: colours },
      () => holderAddress(form),
      removal.signal,
    );
    return () => {
      removal.abort();
      for (const part of CARD_PARTS) places[part].replaceChildren();
    };
  }, [store, form, attempt, probe, description, number, expirationDate, cvv]);
}

const isComplete = (
  places: Readonly<Record<CardPart, HTMLElement | null>>,
): places is Readonly<Record<CardPart, HTMLElement>> =>
  CARD_PARTS.every((part) => places[part] !== null);

/** Moves the focus to a field: its input where it is in the page, else its place, from which Tab leads into the frame. */
export function focusPart(place: HTMLElement | null): void {
  (place?.querySelector<HTMLElement>('input') ?? place)?.focus();
}
