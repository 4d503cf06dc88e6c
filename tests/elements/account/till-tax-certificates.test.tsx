import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-tax-certificates';
import { fetchPage, type FetchedPage } from '../../../src/platform/page/fetch-page';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { isHidden, renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));
vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const TAG = 'till-tax-certificates';
const ORIGIN = window.location.origin;
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

/** The page of the module with these zones; one certificate for each of them. */
function page(zones: readonly string[], certificates: readonly string[] = []): FetchedPage {
  const addition = {
    'Magento_Ui/js/core/app': {
      components: {
        add: {
          component: 'ClassyLlama_AvaTax/js/action/account-add-exemption',
          config: { availableExemptionZones: zones },
        },
      },
    },
  };
  const rows = certificates.map((zone, index) => {
    const own = `certificate_id/${String(index + 1)}/customer_id/7/`;
    const unlinkUrl = `${ORIGIN}/avatax/certificates/unlink/${own}`;
    return `<tr data-role="row"><td>${zone}</td><td>2026-01-02</td><td>2027-01-02</td><td>Approved</td>
<td><a href="${ORIGIN}/avatax/certificates/download/${own}">View Certificate</a></td>
<td><a data-mage-init="${attribute({ deleteCertificate: { unlinkUrl } })}">Invalidate Certificate</a></td></tr>`;
  });
  const none = '<tr class="data-grid-tr-no-data"><td>None</td></tr>';
  const html = `<div data-mage-init="${attribute(addition)}"></div><table class="data"><tbody>${rows.join('') || none}</tbody></table>`;
  return {
    status: 200,
    url: `${ORIGIN}/avatax/certificates/index/`,
    page: new DOMParser().parseFromString(html, 'text/html'),
    isTimeout: false,
  };
}

const ZONES = ['New York', 'Texas'];
const FAILED: FetchedPage = { status: 500, url: ORIGIN, page: null, isTimeout: false };
const SIGNED_OUT = { ...page([]), url: `${ORIGIN}/customer/account/login/` };

let options: Record<string, () => void> = {};
const shown: string[] = [];

/** What the shop answers to the list, one after the other; the last one stays. */
function answers(...pages: readonly FetchedPage[]): void {
  const left = [...pages];
  vi.mocked(fetchPage).mockReset();
  vi.mocked(fetchPage).mockImplementation(() => {
    const next = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve(next ?? FAILED);
  });
}
const open = () => renderPage(`<${TAG}><p id="server">The list of the server</p></${TAG}>`, TAG);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const zoneField = () => screen.getByLabelText(/Where is your purchase exempt from tax/);
const server = () => document.querySelector('#server');

async function openForm(zone = 'Texas') {
  const user = userEvent.setup();
  await user.click(await button('Add Exemption'));
  await user.selectOptions(zoneField(), zone);
  await user.click(await button('Proceed'));
  await waitFor(() => {
    expect(shown).toContain(zone);
  });
  return user;
}
const end = (name: string): void => {
  act(() => {
    options[name]?.();
  });
};

beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  options = {};
  vi.stubGlobal('GenCert', {
    init: (_host: HTMLElement, given: Record<string, () => void>) => {
      options = given;
    },
    setShipZone: (zone: string) => shown.push(zone),
    show: () => undefined,
  });
  mockShop((_request, path) =>
    path.endsWith('token')
      ? json({
          token: 't',
          customer: 'C',
          customer_id: 7,
          expires: Date.now() / 1000 + 3600,
          sdk_url: 'https://service.example/gencert2/js',
        })
      : json([]),
  );
  answers(page(ZONES, ['New York']));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the list of certificates', () => {
  it('is a table, in the place of the server’s [CERT-01]', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Your certificates' });
    expect(within(table).getByRole('row', { name: /New York.*2026-01-02.*Approved/ })).toBeTruthy();
    expect(isHidden(server())).toBe(true);
    expect(
      within(table).getByRole('link', { name: 'View Certificate: New York' }).getAttribute('href'),
    ).toContain('/avatax/certificates/download/certificate_id/1/');
  });

  it('says that there are none', async () => {
    answers(page(ZONES));
    await open();
    await screen.findByText(/You have no tax certificates/);
  });

  it('leaves the server’s list where it cannot be loaded, and loads it again', async () => {
    answers(FAILED, page(ZONES, ['Texas']));
    await open();
    await screen.findByText('Your tax certificates could not be loaded.');
    expect(isHidden(server())).toBe(false);
    await userEvent.click(await button('Try Again'));
    await screen.findByRole('table');
    expect(isHidden(server())).toBe(true);
  });

  it('asks a guest to sign in', async () => {
    answers(SIGNED_OUT);
    await open();
    await screen.findByText('Please sign in to manage your tax certificates.');
  });
});

describe('adding a certificate', () => {
  it('offers the zones below a caption [CERT-03]', async () => {
    await open();
    await userEvent.click(await button('Add Exemption'));
    const zones = zoneField();
    expect([...zones.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Select an Exemption Zone',
      ...ZONES,
    ]);
  });

  it('does not proceed without a zone [CERT-05]', async () => {
    await open();
    await userEvent.click(await button('Add Exemption'));
    await userEvent.click(await button('Proceed'));
    const zones = zoneField();
    expect(zones.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(zones);
    expect(sent.filter(({ path }) => path.endsWith('token'))).toEqual([]);
  });

  it.each([
    ['onCertSuccess', 'Your certificate was saved.'],
    ['onUpload', 'Your certificate was uploaded.'],
    ['onManualSubmit', 'Your certificate was submitted. It applies once it has been checked.'],
  ])('ends by %s with its message, and the list follows', async (callback, message) => {
    await open();
    await openForm();
    answers(page(ZONES, ['New York', 'Texas']));
    end(callback);
    await screen.findByText(message);
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('row', { name: /Texas/ });
  });

  it('has the shop calculate its taxes again [TAXV-17]', async () => {
    await open();
    await openForm();
    end('onCertSuccess');
    await waitFor(() => {
      expect(sent.map(({ path }) => path)).toContain('rest/V1/avatax/tax/refresh');
    });
  });

  it('says when the taxes could not be calculated again, and tries again', async () => {
    await open();
    await openForm();
    mockShop(() => ({
      ok: false,
      error: { kind: 'server', status: 500, message: null, retryAfterMs: null },
    }));
    end('onCertSuccess');
    await screen.findByText(/The taxes could not be recalculated yet/);
    mockShop(() => json([]));
    await userEvent.click(await button('Try Again'));
    await waitFor(() => {
      expect(screen.queryByText(/could not be recalculated/)).toBeNull();
    });
  });

  it('stays open when no certificate is needed', async () => {
    await open();
    await openForm();
    end('onNotNeeded');
    await screen.findByText('No certificate is needed for this zone.');
    expect(zoneField()).toBeTruthy();
  });

  it('closes when the shopper cancels, with no message', async () => {
    await open();
    await openForm();
    end('onCancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Your certificate was/)).toBeNull();
  });

  it('tries again with a new token after a refusal', async () => {
    await open();
    const user = await openForm();
    end('onCertFailure');
    await screen.findByText('Your certificate could not be saved. Please try again.');
    await user.click(await button('Try Again'));
    await waitFor(() => {
      expect(sent.filter(({ path }) => path.endsWith('token'))).toHaveLength(2);
    });
  });

  it.each([
    ['cannot be reached', { kind: 'network' }, /cannot be reached/],
    [
      'is asked too often',
      { kind: 'server', status: 429, message: 'Too Many Requests', retryAfterMs: 1 },
      /Too Many/,
    ],
    [
      'fails',
      { kind: 'server', status: 500, message: null, retryAfterMs: null },
      /Something went wrong/,
    ],
    ['answers with a page', { kind: 'malformed', status: 200 }, /Something went wrong/],
    ['never answers', { kind: 'timeout' }, /Something went wrong/],
  ] as const)('explains that the shop %s', async (_what, error, message) => {
    await open();
    mockShop(() => ({ ok: false, error }));
    await userEvent.click(await button('Add Exemption'));
    await userEvent.selectOptions(zoneField(), 'Texas');
    await userEvent.click(await button('Proceed'));
    await screen.findByText(message);
    await button('Try Again');
  });
});

describe('invalidating a certificate', () => {
  async function press(): Promise<HTMLElement> {
    await open();
    await userEvent.click(await button('Invalidate Certificate: New York'));
    return screen.findByRole('alertdialog', { name: 'Invalidate Certificate' });
  }
  const unlinked = () =>
    vi.mocked(fetchPage).mock.calls.filter(([url]) => url.includes('/unlink/'));

  it('asks first [CERT-04]', async () => {
    const dialog = await press();
    expect(dialog.textContent).toContain('Are you sure you’d like to invalidate this certificate?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(unlinked()).toEqual([]);
  });

  it('opens the module’s address once, and shows what the list has then', async () => {
    const dialog = await press();
    answers(page(ZONES));
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByText('Your certificate has been successfully invalidated.');
    expect(unlinked()).toHaveLength(1);
    await screen.findByText(/You have no tax certificates/);
  });

  it('says that it did not work while the certificate is still there', async () => {
    const dialog = await press();
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByText('There was a problem invalidating your certificate.');
  });

  it('looks at the list after a lost response', async () => {
    const dialog = await press();
    answers({ ...FAILED, status: 0 }, page(ZONES));
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByText('Your certificate has been successfully invalidated.');
    expect(unlinked()).toHaveLength(1);
  });

  it('keeps the list when neither answers', async () => {
    const dialog = await press();
    answers({ ...FAILED, status: 0 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByText(/The shop cannot be reached/);
    expect(screen.getByRole('row', { name: /New York/ })).toBeTruthy();
  });
});
