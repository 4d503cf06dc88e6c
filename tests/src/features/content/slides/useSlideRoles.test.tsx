// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { slideSettings } from '../../../../../src/domain/content/slide-settings';
import { SlideDeck } from '../../../../../src/features/content/slides/slide-deck';
import { useSlideRoles } from '../../../../../src/features/content/slides/useSlideRoles';
import { addPhrases } from '../../../../../src/platform/i18n/i18n';

afterEach(() => {
  document.body.replaceChildren();
});

it('names the slides anew when translations arrive later [MSG-01]', () => {
  document.body.innerHTML = '<div><p>One</p><p>Two</p></div>';
  const part = document.body.firstElementChild as HTMLElement;
  const deck = new SlideDeck(part, slideSettings(part.dataset, { isProducts: false }));
  const { unmount } = renderHook(() => {
    useSlideRoles(part, deck);
  });
  const second = part.lastElementChild;
  expect(part.getAttribute('aria-label')).toBe('Slides');
  expect(second?.getAttribute('aria-label')).toBe('2 of 2');
  act(() => {
    addPhrases({ Slides: 'Bilder', carousel: 'Karussell', slide: 'Bild', '%1 of %2': '%1 von %2' });
  });
  expect(part.getAttribute('aria-label')).toBe('Bilder');
  expect(part.getAttribute('aria-roledescription')).toBe('Karussell');
  expect(second?.getAttribute('aria-roledescription')).toBe('Bild');
  expect(second?.getAttribute('aria-label')).toBe('2 von 2');
  unmount();
  expect([part, second].map((node) => node?.getAttributeNames())).toEqual([[], []]);
});
