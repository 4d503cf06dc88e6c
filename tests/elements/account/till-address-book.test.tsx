import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-address-book';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../src/platform/result';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { takeCookieMessages } from '../../../src/state/messages/cookie-messages';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { isHidden, renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const entry = (id: number, rest: object = {}) => ({
  id,
  firstname: 'Jane',
  lastname: 'Doe',
  street: [`${String(id)} Elm St`],
  city: 'Austin',
  region: { region: 'Texas', region_code: 'TX', region_id: 57 },
  postcode: '78701',
  country_id: 'US',
  telephone: '1',
  ...rest,
});
const init = {
  '.page-main': {
    address: { deleteUrlPrefix: 'https://shop.example/en/customer/address/delete/id/' },
  },
};
const PAGE = `<till-address-book><table><tbody><tr><td>13 Elm St</td><td><a class="action delete" href="#" role="delete-address" data-address="13"><span>Delete</span></a></td></tr></tbody></table>
  <div class="actions-toolbar"><button type="button" role="add-address">Add New Address</button><a class="action back" href="https://shop.example/customer/account/"><span>Back</span></a></div></till-address-book>`;

const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;
let held: ReturnType<typeof entry>[] = [];
let me: () => Result<HttpResponse> = () => json({});

beforeEach(() => {
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  document.cookie = 'form_key=abcdefgh12345678; path=/';
  held = [entry(11, { default_billing: true, default_shipping: true }), entry(12), entry(13)];
  me = () => json({ firstname: 'Jane', lastname: 'Doe', email: 'j@x.io', addresses: held });
  mockShop(({ method }, path) => {
    if (path.endsWith('customers/me')) return me();
    if (method === 'POST') held = held.filter(({ id }) => id !== 13);
    return ok({ status: 200, headers: {}, url: 'https://shop.example/x', body: '' });
  });
});
afterEach(() => {
  restoreNavigator();
  takeCookieMessages();
  document.body.replaceChildren();
});

const cards = () => screen.getAllByRole('listitem');
const drawn = () => screen.findByRole('region', { name: 'Address Book' });

describe('<till-address-book>', () => {
  it('lists the defaults, then the newest, with links to add and edit [BOOK-01]', async () => {
    await renderPage(PAGE, 'till-address-book', init);
    await drawn();
    expect(cards().map((card) => /\d+ Elm/.exec(card.textContent)?.[0])).toEqual([
      '11 Elm',
      '13 Elm',
      '12 Elm',
    ]);
    expect(cards()[0]?.textContent).toContain('Default Billing Address');
    expect(cards()[1]?.textContent).toContain('Austin, Texas 78701United States');
    const [first, second] = cards().map((card) => within(card));
    expect(first?.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(second?.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe(
      'https://shop.example/customer/address/edit/id/13/',
    );
    expect(screen.getByRole('link', { name: 'Add New Address' }).getAttribute('href')).toBe(
      'https://shop.example/customer/address/new/',
    );
    expect(isHidden(document.querySelector('table'))).toBe(true);
  });

  it('leaves the heading to the page', async () => {
    await renderPage(PAGE, 'till-address-book', init);
    await drawn();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('deletes an address after a question [BOOK-01]', async () => {
    await renderPage(PAGE, 'till-address-book', init);
    await drawn();
    await userEvent.click(screen.getByRole('button', { name: /^Delete: .*13 Elm/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(cards()).toHaveLength(2);
    });
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(
      'en/customer/address/delete/id/13/form_key/abcdefgh12345678',
    );
    await screen.findByText('You deleted the address.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Address Book' }));
  });

  it('gives the server’s table a question and the navigation where the list cannot be loaded [BOOK-02]', async () => {
    me = () => fail({ kind: 'network' });
    await renderPage(PAGE, 'till-address-book', init);
    await waitFor(() => {
      expect(sent).not.toEqual([]);
    });
    const link = document.querySelector('[data-address]');
    expect(isHidden(link)).toBe(false);
    if (link !== null) await userEvent.click(link);
    const dialog = await screen.findByRole('alertdialog');
    expect(assign).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'https://shop.example/en/customer/address/delete/id/13/form_key/abcdefgh12345678',
    );
  });

  it('searches a long book by several words', async () => {
    held = Array.from({ length: 60 }, (_, index) => entry(index + 1));
    await renderPage(PAGE, 'till-address-book', init);
    await drawn();
    expect(cards()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more addresses (36)' }));
    expect(cards()).toHaveLength(48);
    await userEvent.type(screen.getByLabelText('Search your addresses'), 'elm 17 ');
    await waitFor(() => {
      expect(cards().every((card) => card.textContent.includes('17'))).toBe(true);
    });
  });
});
