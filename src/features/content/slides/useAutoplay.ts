import { useCallback, useEffect, useState } from 'react';
import { canStep } from '../../../domain/content/slide-track';
import type { SlideDeck } from './slide-deck';

interface Autoplay {
  /** Whether the slides change automatically, immediately or after they are started. */
  readonly isOffered: boolean;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/** Class of the button that starts and stops, whose own focus stops nothing. */
export const PLAY_BUTTON = 'till-slides-button--play';

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the slide every `time` milliseconds, except while it is hovered or focused or the page is hidden (SLID-06). */
function play(part: HTMLElement, deck: SlideDeck, time: number, signal: AbortSignal): void {
  let timer = 0;
  const reasons = new Set<string>();
  const plan = (): void => {
    clearTimeout(timer);
    if (reasons.size > 0 || document.hidden || signal.aborted) return;
    timer = window.setTimeout(() => {
      const { track, current } = deck.state;
      if (canStep(track, current, true)) deck.step(true);
      else deck.show(0);
      plan();
    }, time);
  };
  const because = (reason: string, holds: boolean): void => {
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    plan();
  };
  const isButton = (target: EventTarget | null): boolean =>
    target instanceof Element && target.classList.contains(PLAY_BUTTON);
  const on = (type: string, reason: string, holds: (event: Event) => boolean): void => {
    part.addEventListener(
      type,
      (event) => {
        because(reason, holds(event));
      },
      { signal },
    );
  };
  on('pointerenter', 'pointer', (event) => (event as PointerEvent).pointerType !== 'touch');
  on('pointerleave', 'pointer', () => false);
  on('focusin', 'focus', ({ target }) => !isButton(target));
  on('focusout', 'focus', () => false);
  document.addEventListener('visibilitychange', plan, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  const { activeElement } = document;
  because('focus', part.contains(activeElement) && !isButton(activeElement));
}

/** Autoplay with a pause control; initially paused with reduced motion (SLID-05, SLID-06). */
export function useAutoplay(part: HTMLElement, deck: SlideDeck): Autoplay {
  const { autoplay, autoplaySpeed } = deck.settings;
  const isOffered = autoplay && autoplaySpeed > 0;
  const [isStopped, setStopped] = useState(prefersReducedMotion);
  const isPlaying = isOffered && !isStopped;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const playing = new AbortController();
    play(part, deck, autoplaySpeed, playing.signal);
    return () => {
      playing.abort();
    };
  }, [part, deck, isPlaying, autoplaySpeed]);
  const toggle = useCallback(() => {
    setStopped((was) => !was);
  }, []);
  return { isOffered, isPlaying, toggle };
}
