import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-multi-checkout';
// Loaded on demand; preloaded here, so that no test waits for it.
import '../../../src/features/multishipping/choices/AddressChoices';
import '../../../src/tax/avatax/service';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, type Result } from '../../../src/platform/result';
import { API_ERRORS } from '../../src/state/support/fault-errors';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { renderPage } from '../account/account-page';
import { billing, METHODS, SHIPPING } from './multi-pages';
import { button, endPage, fieldsOf, startPage, TAG } from './multi-support';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const part = (id: number, street: string): string =>
  JSON.stringify({
    address_id: id,
    quote_id: 77,
    customer_id: 3,
    address_type: 'shipping',
    customer_address_id: id,
    street,
    city: 'Oakland',
    region: 'California',
    postcode: '94607',
  });
const VALID = part(1, '12 Harbour Street');
const TYPED = part(1, '12 harbour st');

/** What the module prints in a block of the page; `index` as in the names of the radios. */
const choice = (index: string, valid: string, typed: string): string => `
<div class="multishipping-checkout checkout-validate-address"><div class="instructions">Or <a href="#" class="edit-address">edit it ${index}</a>.</div>
<input type="radio" class="validAddress av-radiobutton" name="addressToUse${index}" checked id="valid${index}" data-address='${valid}'><label for="valid${index}">Suggested ${index}</label>
<input type="radio" class="originalAddress av-radiobutton" name="addressToUse${index}" id="original${index}" data-address='${typed}'><label for="original${index}">Original ${index}</label></div>`;

const page = (html: string, choices: string): string =>
  html.replace(
    /(<form [^>]*>)/,
    `$1<div class="block">${choices}<div class="box"><a class="action edit" href="https://shop.example/multishipping/checkout_address/editShipping/id/1/">Change</a></div></div>`,
  );
const ONE = page(SHIPPING, choice('[0]', VALID, TYPED));

const saved = () =>
  sent
    .filter(({ path }) => path.endsWith('multishipping/save-address'))
    .map(({ body }) => (body as { address: { street: string } }).address.street);

const posted: Record<string, string>[] = [];
let respond: () => Result<HttpResponse> | Promise<Result<HttpResponse>>;

const keep = (event: Event): void => {
  if (!event.defaultPrevented) posted.push(fieldsOf(event.target as HTMLFormElement));
  event.preventDefault();
};

/** The page once its choices work, with a method for both addresses. */
async function open(html: string): Promise<void> {
  await renderPage(html, TAG);
  await waitFor(() => {
    expect(screen.getAllByRole('status')).toHaveLength(2);
  });
  for (const method of screen.queryAllByLabelText('Fixed')) await userEvent.click(method);
}
const goOn = () => userEvent.click(button('Continue to Billing Information'));

beforeEach(() => {
  localStorage.clear();
  posted.length = 0;
  startPage();
  respond = () => json(true);
  mockShop((_request, path) => (path.endsWith('save-address') ? respond() : json({})));
  document.addEventListener('submit', keep);
});
afterEach(() => {
  document.removeEventListener('submit', keep);
  endPage();
});

describe('a page of several addresses with a choice of addresses', () => {
  it('saves the valid address that the shop has chosen, and goes on [TAXV-20]', async () => {
    await open(ONE);
    expect(saved()).toEqual([]);
    await goOn();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 Harbour Street']);
    expect(posted[0]).toMatchObject({ form_key: 'abcdefgh12345678' });
  });

  it('saves the original address that the shopper has chosen [TAXV-05]', async () => {
    await open(ONE);
    await userEvent.click(screen.getByLabelText('Original [0]'));
    await goOn();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 harbour st']);
  });

  it('keeps the original address chosen when the page is shown again, of another cart too', async () => {
    await open(ONE);
    await userEvent.click(screen.getByLabelText('Original [0]'));
    await goOn();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    await open(ONE.replaceAll('"quote_id":77', '"quote_id":78'));
    await waitFor(() => {
      expect(screen.getByLabelText('Original [0]')).toHaveProperty('checked', true);
    });
  });

  it('saves each address of the page, once', async () => {
    const other = choice('[1]', part(2, '7 Beacon Street'), part(2, '7 Becon'));
    await open(page(SHIPPING, choice('[0]', VALID, TYPED) + other));
    await goOn();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 Harbour Street', '7 Beacon Street']);
    await goOn();
    expect(saved()).toHaveLength(2);
  });

  it('saves the last choice last, however long the call before it takes', async () => {
    const responses: (() => void)[] = [];
    respond = () =>
      new Promise((resolve) => {
        responses.push(() => {
          resolve(json(true));
        });
      });
    await open(ONE);
    await goOn();
    await goOn();
    await waitFor(() => {
      expect(responses).toHaveLength(1);
    });
    await userEvent.click(screen.getByLabelText('Original [0]'));
    expect(posted).toEqual([]);
    responses[0]?.();
    await waitFor(() => {
      expect(responses).toHaveLength(2);
    });
    responses[1]?.();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 Harbour Street', '12 harbour st']);
  });

  it('goes on with a choice that the shop had before the one that is being saved [TAXV-20]', async () => {
    const refuse = vi.fn((event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    await open(ONE);
    // The page refuses the press after its choice was saved.
    window.addEventListener('submit', refuse, true);
    await goOn();
    await waitFor(() => {
      expect(refuse).toHaveBeenCalledOnce();
    });
    window.removeEventListener('submit', refuse, true);
    let release = (): void => undefined;
    respond = () =>
      new Promise((resolve) => {
        release = () => {
          resolve(json(true));
        };
      });
    await userEvent.click(screen.getByLabelText('Original [0]'));
    await goOn();
    await waitFor(() => {
      expect(saved()).toHaveLength(2);
    });
    await userEvent.click(screen.getByLabelText('Suggested [0]'));
    respond = () => json(true);
    release();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 Harbour Street', '12 harbour st', '12 Harbour Street']);
  });

  it('shows an error in an alert titled "Error", and goes on [TAXV-24]', async () => {
    respond = () => fail(API_ERRORS['500'] ?? { kind: 'network' });
    await open(ONE);
    await goOn();
    await screen.findByRole('alertdialog', { name: 'Error' });
    expect(posted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
  });

  it('leads from the link in the instructions to the form of its address', async () => {
    const assign = vi.fn();
    const restore = replaceNavigator({ assign });
    await open(ONE);
    await userEvent.click(screen.getByRole('link', { name: 'edit it [0]' }));
    restore();
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'https://shop.example/multishipping/checkout_address/editShipping/id/1/',
    );
  });

  it('saves the address of the bill before the way to pay is checked, once for the press', async () => {
    await open(page(billing(METHODS), choice('', VALID, TYPED)));
    await userEvent.click(screen.getByLabelText('Check / Money order'));
    await userEvent.click(button('Go to Review Your Order'));
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 Harbour Street']);
  });

  it('works with the radios twice, as some versions of the module print them', async () => {
    const valid = choice('[0]', VALID, TYPED).replace(
      /<input type="radio" class="original[\s\S]*/,
      '',
    );
    await open(page(SHIPPING, valid + choice('[0]', VALID, TYPED)));
    await goOn();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(saved()).toEqual(['12 Harbour Street']);
  });
});
