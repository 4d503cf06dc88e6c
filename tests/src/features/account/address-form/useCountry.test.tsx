// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useCountry } from '../../../../../src/features/account/address-form/useCountry';
import { addPhrases } from '../../../../../src/platform/i18n/i18n';
import { useT } from '../../../../../src/ui/i18n';

const US = {
  id: 'US',
  name: 'United States',
  regionRequired: true,
  regionVisible: true,
  postcodeOptional: false,
  postcodePatterns: [{ pattern: String.raw`^\d{5}$`, example: '12345' }],
  regions: [
    { id: 12, code: 'CA', name: 'California' },
    { id: 57, code: 'TX', name: 'Texas' },
  ],
};
const directory = { countries: [US], defaultCountryId: 'US' };

afterEach(() => {
  document.body.replaceChildren();
});

it('doubts a postcode in words that arrive later, and keeps the chosen region [MSG-01]', () => {
  document.body.innerHTML = `<form>
    <select name="country_id"><option value="US" selected>United States</option></select>
    <select name="region_id"></select><input name="region">
    <div class="field"><input name="postcode" value="1"><div class="message warning"><span></span></div></div></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  renderHook(() => {
    useCountry(form, { directory, defaultRegion: '57', locale: 'en', t: useT() });
  });
  const note = document.querySelector('.warning');
  const region = document.querySelector<HTMLSelectElement>('[name="region_id"]');
  expect(note?.textContent).toContain('Example: 12345');
  expect(region?.value).toBe('57');
  if (region !== null) region.value = '12';
  act(() => {
    addPhrases({ ' Example: ': ' Beispiel: ' });
  });
  expect(note?.textContent).toContain('Beispiel: 12345');
  expect(region?.value).toBe('12');
});
