import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-address-form';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../src/platform/result';
import { takeCookieMessages } from '../../../src/state/messages/cookie-messages';
// Loaded on demand; preloaded here, so that no test waits for it.
import '../../../src/features/account/address-form/VerifiedForm';
import '../../../src/state/account/verify-form';
import '../../../src/tax/avatax/service';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { API_ERRORS } from '../../src/state/support/fault-errors';
import { settings } from '../../src/state/support/verification';
import { renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const init = {
  '*': { addressValidationModal: settings({ validationEnabled: 1 }) },
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
    },
  },
};
const FORM = `<till-address-form><form class="form-address-edit" action="https://shop.example/customer/address/formPost/" method="post">
  <label for="firstname">First Name</label><input id="firstname" name="firstname" value="Jane">
  <label for="street_1">Street</label><input id="street_1" name="street[0]" value="500 Castro St" class="required-entry">
  <label for="street_2">Line 2</label><input id="street_2" name="street[1]" value="">
  <label for="city">City</label><input id="city" name="city" value="Mountain View" class="required-entry">
  <select name="country_id" id="country"><option value="US" selected>United States</option></select>
  <div class="field region"><label for="region_id">State</label><select id="region_id" name="region_id"><option value="">Please select</option></select><input id="region" name="region" value=""></div>
  <div class="field zip"><label for="zip">Zip</label><input id="zip" name="postcode" value="94041"></div>
  <button type="submit" data-action="save-address">Save Address</button></form></till-address-form>`;
const VALID = {
  street: ['500 Castro Street', 'Floor 2'],
  city: 'Mountain View',
  postcode: '94041-2010',
  country_id: 'US',
  region: { region: 'California', region_code: 'CA', region_id: 12 },
};

const posts = () => sent.filter(({ path }) => path.startsWith('customer/address/formPost'));
const calls = () => sent.filter(({ path }) => path === 'validate-address');
const pageButton = () =>
  document.querySelector<HTMLButtonElement>('form button[type="submit"]') ??
  document.createElement('button');
const street = () => screen.getByLabelText('Street');

let respond: () => Result<HttpResponse> | Promise<Result<HttpResponse>>;
let restoreNavigator = (): void => undefined;

async function openForm(): Promise<void> {
  const element = await renderPage(FORM, 'till-address-form', init);
  // The verification has loaded: its status is the second one.
  await waitFor(() => {
    expect(element.querySelectorAll('[role="status"]')).toHaveLength(2);
  });
}

const dialog = () => screen.findByRole('dialog', { name: 'Verify Your Address' });

async function expectSent(fields: Readonly<Record<string, string>>): Promise<void> {
  await waitFor(() => {
    expect(posts()).toHaveLength(1);
  });
  expect(Object.fromEntries(posts()[0]?.body as URLSearchParams)).toMatchObject(fields);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  restoreNavigator = replaceNavigator({ assign: vi.fn() });
  respond = () => json(VALID);
  mockShop((_request, path) => {
    if (path === 'validate-address') return respond();
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

describe('<till-address-form> with a tax service', () => {
  it('asks in a dialog titled "Verify Your Address" before anything is saved [TAXV-02]', async () => {
    await openForm();
    await userEvent.click(pageButton());
    await dialog();
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.body).toMatchObject({
      address: { firstname: 'Jane', street: ['500 Castro St'], region_id: 57, postcode: '94041' },
    });
    expect(posts()).toEqual([]);
  });

  it('saves the suggested address, which is in the fields [TAXV-07]', async () => {
    await openForm();
    await userEvent.click(pageButton());
    await dialog();
    const [, save] = screen.getAllByRole('button', { name: 'Save Address' });
    await userEvent.click(save ?? pageButton());
    await expectSent({
      'street[0]': '500 Castro Street',
      'street[1]': 'Floor 2',
      region_id: '12',
      postcode: '94041-2010',
    });
    expect(street()).toHaveProperty('value', '500 Castro Street');
  });

  it('saves what was typed when the shopper keeps it', async () => {
    await openForm();
    await userEvent.click(pageButton());
    await dialog();
    await userEvent.click(screen.getByRole('radio', { name: /^Original Address/ }));
    const [, save] = screen.getAllByRole('button', { name: 'Save Address' });
    await userEvent.click(save ?? pageButton());
    await expectSent({ 'street[0]': '500 Castro St', region_id: '57', postcode: '94041' });
  });

  it('returns to the form with everything typed, and can be submitted again [TAXV-08]', async () => {
    await openForm();
    await userEvent.click(pageButton());
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Address' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(street());
    });
    expect(street()).toHaveProperty('value', '500 Castro St');
    expect(posts()).toEqual([]);
    await userEvent.click(pageButton());
    await dialog();
    expect(posts()).toEqual([]);
  });

  it('saves an address that was decided about before without asking', async () => {
    await openForm();
    await userEvent.click(pageButton());
    await dialog();
    await userEvent.click(screen.getByRole('radio', { name: /^Original Address/ }));
    const [, save] = screen.getAllByRole('button', { name: 'Save Address' });
    await userEvent.click(save ?? pageButton());
    await expectSent({ 'street[0]': '500 Castro St' });
    document.body.replaceChildren();
    sent.length = 0;
    await openForm();
    await userEvent.click(pageButton());
    await expectSent({ 'street[0]': '500 Castro St' });
    expect(calls()).toEqual([]);
  });

  it('asks nobody while a field is wrong', async () => {
    await openForm();
    await userEvent.clear(screen.getByLabelText('City'));
    await userEvent.click(pageButton());
    await waitFor(() => {
      expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
    });
    expect(calls()).toEqual([]);
  });

  it('shows an error in an alert titled "Error", after which the address is saved [TAXV-24]', async () => {
    respond = () => fail(API_ERRORS['500'] ?? { kind: 'network' });
    await openForm();
    await userEvent.click(pageButton());
    await screen.findByRole('alertdialog', { name: 'Error' });
    expect(posts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expectSent({ 'street[0]': '500 Castro St' });
  });

  it('verifies what is typed meanwhile with the next press alone', async () => {
    const responses: ((value: Result<HttpResponse>) => void)[] = [];
    respond = () =>
      new Promise((resolve) => {
        responses.push(resolve);
      });
    await openForm();
    await userEvent.click(pageButton());
    await userEvent.click(pageButton());
    await waitFor(() => {
      expect(responses).toHaveLength(1);
    });
    await userEvent.type(street(), 'reet');
    responses[0]?.(json(VALID));
    await userEvent.click(pageButton());
    await waitFor(() => {
      expect(responses).toHaveLength(2);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    responses[1]?.(json({ ...VALID, street: ['500 Castro Street'] }));
    await dialog();
    expect(posts()).toEqual([]);
  });
});
