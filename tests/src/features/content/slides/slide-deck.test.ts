// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { slideSettings } from '../../../../../src/domain/content/slide-settings';
import { SlideDeck } from '../../../../../src/features/content/slides/slide-deck';

const MARKUP = '<div><p>One</p><p>Two</p><p>Three</p></div>';

function createDeck(): SlideDeck {
  document.body.innerHTML = MARKUP;
  const root = document.body.firstElementChild as HTMLElement;
  return new SlideDeck(root, slideSettings(root.dataset, { isProducts: false }));
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads the page before it changes anything, and not afterwards', () => {
  const deck = createDeck();
  expect(document.body.innerHTML).toBe(MARKUP);
  const read = vi.spyOn(window, 'getComputedStyle');
  const scroll = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  deck.attach(() => undefined);
  expect(deck.root.classList.contains('till-slides')).toBe(true);
  expect(read).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

it('begins with the first slide where the row was scrolled', () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(40);
  const deck = createDeck();
  const scroll = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  deck.attach(() => undefined);
  expect(scroll).toHaveBeenCalledWith(0);
});

it('announces only states after the present one', () => {
  const deck = createDeck();
  const onChange = vi.fn();
  deck.attach(onChange);
  expect(onChange).not.toHaveBeenCalled();
  deck.step(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ current: 1 }));
});
