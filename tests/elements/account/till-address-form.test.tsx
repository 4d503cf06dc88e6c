import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-address-form';
import { addressLookups } from '../../../src/state/extensions/extensions';
import { replaceNavigator } from '../../../src/platform/navigate';
import { ok } from '../../../src/platform/result';
import { takeCookieMessages } from '../../../src/state/messages/cookie-messages';
import { mockShop, sent } from '../../src/state/support/fake-http';
import { isHidden, renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const init = {
  '#country': {
    directoryRegionUpdater: {
      regionJson: {
        config: { show_all_regions: true, regions_required: ['US'] },
        US: [
          { id: 57, name: 'Texas', code: 'TX' },
          { id: 12, name: 'California', code: 'CA' },
        ],
      },
      defaultRegion: '57',
      countriesWithOptionalZip: ['GB'],
    },
  },
  '#form-validate': {
    addressValidation: {
      postCodes: { US: { pattern_1: { pattern: '^\\d{5}$', example: '12345' } } },
    },
  },
};
const FORM = `<till-address-form><form action="https://shop.example/customer/address/formPost/id/11/" method="post">
  <input id="city" name="city" value="Austin" class="input-text required-entry">
  <select name="country_id" id="country" data-validate="{'validate-select':true}"><option value="US" selected>United States</option><option value="GB">United Kingdom</option></select>
  <div class="field region required"><label for="region_id">State</label><select id="region_id" name="region_id" class="validate-select"><option value="">Please select</option></select>
  <input id="region" name="region" value="Texas"></div>
  <div class="field zip required"><input id="zip" name="postcode" value="78701"><div role="alert" class="message warning"><span></span></div></div>
  <button type="submit" data-action="save-address" disabled>Save Address</button></form></till-address-form>`;

const list = () => document.querySelector<HTMLSelectElement>('#region_id');
const text = () => document.querySelector<HTMLInputElement>('#region');
const zip = () => document.querySelector<HTMLInputElement>('#zip');
const country = () => screen.getByDisplayValue(/United/);

let restoreNavigator = (): void => undefined;

beforeEach(() => {
  restoreNavigator = replaceNavigator({ assign: vi.fn() });
  sessionStorage.clear();
  mockShop(() => {
    document.cookie = `mage-messages=${encodeURIComponent('[{"type":"success","text":"Saved."}]')}; path=/`;
    return ok({
      status: 200,
      headers: {},
      url: 'https://shop.example/customer/address/',
      body: '',
    });
  });
});
afterEach(() => {
  restoreNavigator();
  takeCookieMessages();
  document.body.replaceChildren();
});

describe('<till-address-form>', () => {
  it('lists the regions of a country by name, with the one of the address', async () => {
    await renderPage(FORM, 'till-address-form', init);
    expect([...(list()?.options ?? [])].map(({ text: name }) => name)).toEqual([
      'Please select',
      'California',
      'Texas',
    ]);
    expect(list()?.value).toBe('57');
    expect(isHidden(text())).toBe(true);
    expect(text()?.value).toBe('');
    expect(list()?.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('button', { name: 'Save Address' })).toHaveProperty('disabled', false);
    expect(zip()?.getAttribute('autocomplete')).toBe('postal-code');
  });

  it('accepts text for a country without regions, and restores both', async () => {
    await renderPage(FORM, 'till-address-form', init);
    // The platform's script runs as well.
    country().addEventListener('change', () => {
      const regions = list();
      if (regions !== null) regions.value = '';
    });
    await userEvent.selectOptions(country(), 'GB');
    expect(isHidden(list())).toBe(true);
    expect(list()?.value).toBe('');
    expect(zip()?.classList.contains('required-entry')).toBe(false);
    const typed = text();
    if (typed !== null) await userEvent.type(typed, 'Kent');
    await userEvent.selectOptions(country(), 'US');
    expect(list()?.value).toBe('57');
    expect(zip()?.classList.contains('required-entry')).toBe(true);
    await userEvent.selectOptions(country(), 'GB');
    expect(text()?.value).toBe('Kent');
  });

  it('empties the region in a country that has no field for it [REGN-05]', async () => {
    const updater = init['#country'].directoryRegionUpdater;
    const config = { show_all_regions: false, regions_required: ['US'] };
    const regionJson = { ...updater.regionJson, config };
    const abroad = FORM.replace('"US" selected', '"US"').replace('"GB"', '"GB" selected');
    await renderPage(abroad, 'till-address-form', {
      '#country': { directoryRegionUpdater: { ...updater, regionJson } },
    });
    expect(isHidden(text())).toBe(true);
    expect([text()?.value, list()?.value]).toEqual(['', '']);
  });

  it('doubts a postcode once the shopper pauses, and sends it all the same [POST-06]', async () => {
    await renderPage(FORM, 'till-address-form', init);
    const note = document.querySelector<HTMLElement>('.message.warning');
    // Like a script of the platform's page.
    if (note !== null) note.style.display = 'none';
    expect(isHidden(note)).toBe(true);
    const field = zip();
    if (field !== null) {
      await userEvent.clear(field);
      await userEvent.type(field, 'ABC');
    }
    await waitFor(() => {
      expect(isHidden(note)).toBe(false);
    });
    expect(note?.style.display).toBe('');
    expect(note?.textContent).toContain(
      'Provided Zip/Postal Code seems to be invalid. Example: 12345',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(Object.fromEntries(sent[0]?.body as URLSearchParams)).toMatchObject({
      postcode: 'ABC',
      region_id: '57',
      region: '',
    });
  });

  it('restores the values that were typed before the session ended', async () => {
    const typed = {
      city: 'Dallas',
      country_id: 'GB',
      region_id: '',
      region: 'Kent',
      postcode: '1',
    };
    const initial = {
      city: 'Austin',
      country_id: 'US',
      region_id: '',
      region: 'Texas',
      postcode: '78701',
    };
    const entries = Object.entries(initial).sort(([a], [b]) => (a < b ? -1 : 1));
    sessionStorage.setItem(
      'till-account-form',
      JSON.stringify({
        path: '/customer/address/formPost/id/11/',
        initial: JSON.stringify(entries),
        typed,
      }),
    );
    await renderPage(FORM, 'till-address-form', init);
    expect(document.querySelector<HTMLInputElement>('#city')?.value).toBe('Dallas');
    expect(text()?.value).toBe('Kent');
    expect(isHidden(list())).toBe(true);
  });
});

describe('<till-address-form> with a provider of suggestions', () => {
  const STREET =
    '<div><label for="s1">Street Address</label><input id="s1" name="street[]"><input id="s2" name="street[]"></div>';
  let stop = (): void => undefined;
  afterEach(() => {
    stop();
  });

  it('fills in the form around the street, whatever its lines are called, as autofill does', async () => {
    stop = addressLookups.register({
      code: 'list',
      suggest: () => Promise.resolve([{ id: '1', label: '9 Elm St, Dallas' }]),
      resolve: () =>
        Promise.resolve({
          street: ['9 Elm St', 'Back door'],
          city: 'Dallas',
          region: 'California',
        }),
    });
    await renderPage(FORM.replace('<input id="city"', `${STREET}$&`), 'till-address-form', init);
    const changed: string[] = [];
    document.addEventListener('change', ({ target }) => changed.push((target as Element).id));
    const street = await screen.findByRole('combobox', { name: 'Street Address' });
    await userEvent.type(street, '9 El');
    await userEvent.click(await screen.findByRole('option', { name: '9 Elm St, Dallas' }));
    await waitFor(() => {
      expect(street).toHaveProperty('value', '9 Elm St');
    });
    expect(document.querySelector('#s2')).toHaveProperty('value', 'Back door');
    expect(document.querySelector('#city')).toHaveProperty('value', 'Dallas');
    expect(list()?.value).toBe('12');
    expect(changed).toEqual(expect.arrayContaining(['s1', 's2', 'city', 'region_id']));
    // The provider knows no postcode: the one in the field stays.
    expect(zip()?.value).toBe('78701');
  });

  it('leaves the street a plain field', async () => {
    const element = await renderPage(
      FORM.replace('<input id="city"', `${STREET}$&`),
      'till-address-form',
      init,
    );
    expect(screen.queryByRole('combobox', { name: 'Street Address' })).toBeNull();
    expect(element.querySelector('.till-slot')).toBeNull();
  });
});
