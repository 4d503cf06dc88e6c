// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useBuyButton } from '../../../../../src/features/catalog/add-to-cart/useBuyButton';
import { addPhrases } from '../../../../../src/platform/i18n/i18n';

afterEach(() => {
  document.body.replaceChildren();
});

it('shows the progress in words that arrive meanwhile, and the server’s label again [MSG-01]', () => {
  document.body.innerHTML =
    '<form><button type="submit" class="tocart"><span>In den Warenkorb</span></button></form>';
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  const { unmount } = renderHook(() => {
    useBuyButton(form, 'adding');
  });
  expect(button?.textContent).toBe('Adding...');
  act(() => {
    addPhrases({ 'Adding...': 'Wird hinzugefügt ...' });
  });
  expect(button?.textContent).toBe('Wird hinzugefügt ...');
  expect(button?.getAttribute('aria-busy')).toBe('true');
  unmount();
  expect(button?.textContent).toBe('In den Warenkorb');
});
