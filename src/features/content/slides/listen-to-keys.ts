import type { SlideDeck } from './slide-deck';

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Moves the slides by the keys left and right while the focus is in their part (SLID-03). */
export function listenToKeys(part: HTMLElement, deck: SlideDeck, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    // The tabs and the slider inside a slide come first, as do fields.
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.matches(FIELDS)) return;
    event.preventDefault();
    deck.step((key === 'ArrowRight') === (deck.direction === 1));
  };
  part.addEventListener('keydown', press, { signal });
}
