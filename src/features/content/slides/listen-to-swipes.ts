import { canStep, stepOf } from '../../../domain/content/slide-track';
import {
  gestureOf,
  isFarEnough,
  isSwipe,
  dragOffset,
  type Distance,
} from '../../../domain/content/swipe';
import { BAR } from './read-slides';
import type { SlideDeck } from './slide-deck';

/** A pointer that was pressed on the slides. */
interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  moved: Distance;
  isPulling: boolean;
}

/** The slides that a swipe of `x` pixels in the reading direction moves by. */
function stepsOf(deck: SlideDeck, x: number): number {
  const { root, settings, slides, state } = deck;
  const { track, current } = state;
  if (!isFarEnough(x, root.clientWidth, settings.touchThreshold)) return 0;
  if (!settings.swipeToSlide) return stepOf(track, current, x < 0);
  const width = slides[0]?.offsetWidth ?? 0;
  return -Math.sign(x) * Math.max(1, width > 0 ? Math.round(Math.abs(x) / width) : 1);
}

/** Moves the slides by a swipe of a finger or a mouse (SLID-04, SLID-14, SLID-15, SLID-19, SLID-20). */
export function listenToSwipes(deck: SlideDeck, signal: AbortSignal): void {
  const { root, settings } = deck;
  let press: Press | null = null;
  let isClickIgnored = false;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ): void => {
    root.addEventListener(type, listener, { signal, capture });
  };
  on('pointerdown', (event) => {
    isClickIgnored = false;
    const target = event.target as Element;
    if (event.button !== 0 || !event.isPrimary || target.closest(`.${BAR}`)) return;
    // Of slides inside slides, the inner ones are moved.
    if (target.closest('.till-slides') !== root) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    press = { id, x, y, moved: { x: 0, y: 0 }, isPulling: false };
  });
  on('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    press.moved = { x: event.clientX - press.x, y: event.clientY - press.y };
    const gesture = press.isPulling ? 'pull' : gestureOf(press.moved);
    if (gesture === 'scroll') press = null;
    if (gesture !== 'pull' || press === null) return;
    if (!press.isPulling) root.setPointerCapture(press.id);
    press.isPulling = true;
    const x = press.moved.x * deck.direction;
    const { track, current } = deck.state;
    deck.pull(dragOffset(x, !canStep(track, current, x < 0), settings.edgeFriction));
  });
  const release = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return;
    const { isPulling, moved } = press;
    press = null;
    if (!isPulling) return;
    isClickIgnored = isSwipe(moved);
    deck.move(event.type === 'pointerup' ? stepsOf(deck, moved.x * deck.direction) : 0);
  };
  on('pointerup', release);
  on('pointercancel', release);
  const ignoreClick = (event: Event): void => {
    if (!isClickIgnored) return;
    isClickIgnored = false;
    event.preventDefault();
    event.stopPropagation();
  };
  on('click', ignoreClick, true);
  on('dragstart', (event) => {
    if (press !== null) event.preventDefault();
  });
}
