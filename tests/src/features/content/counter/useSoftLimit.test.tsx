// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSoftLimit } from '../../../../../src/features/content/counter/useSoftLimit';
import { addPhrases } from '../../../../../src/platform/i18n/i18n';

afterEach(() => {
  document.body.replaceChildren();
});

it('says in the words that arrive later that a text is too long [MSG-01]', () => {
  document.body.innerHTML = '<form><input maxlength="5"></form>';
  const field = document.querySelector('input') as HTMLInputElement;
  const counted = { field, maximum: 5 };
  renderHook(() => {
    useSoftLimit(counted, true);
  });
  expect(field.validationMessage).toBe('Please enter less or equal than 5 symbols.');
  act(() => {
    addPhrases({ 'Please enter less or equal than %1 symbols.': 'Höchstens %1 Zeichen.' });
  });
  expect(field.validationMessage).toBe('Höchstens 5 Zeichen.');
});
