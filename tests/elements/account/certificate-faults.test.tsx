import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-tax-certificates';
import { FAULTS, type Fault } from '../../../e2e/faults/cells';
import { taxRows } from '../../../e2e/faults/tax-rows';
import { CertificateDialog } from '../../../src/features/account/tax-certificates/CertificateDialog';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fetchPage, type FetchedPage } from '../../../src/platform/page/fetch-page';
import { fail } from '../../../src/platform/result';
import { additionStarted } from '../../../src/state/certificates/certificates-slice';
import { certificatesState } from '../../../src/state/certificates/certificates-state';
import { takeCookieMessages } from '../../../src/state/messages/cookie-messages';
import { createTillStore } from '../../../src/state/store/store';
import { ElementContext } from '../../../src/ui/element-context';
import { json, mockShop } from '../../src/state/support/fake-http';
import { API_ERRORS } from '../../src/state/support/fault-errors';
import { shop } from '../../src/state/support/shop';
import { renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));
vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

/* The cells of the table of faults (docs/faults.md) about certificates of a tax service. */

const TAG = 'till-tax-certificates';
const ORIGIN = window.location.origin;
const LIST_URL = `${ORIGIN}/avatax/certificates/index/`;
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

const ADDITION = {
  'Magento_Ui/js/core/app': {
    components: {
      add: {
        component: 'ClassyLlama_AvaTax/js/action/account-add-exemption',
        config: { availableExemptionZones: ['New York', 'Texas'] },
      },
    },
  },
};
const UNLINK = {
  deleteCertificate: {
    unlinkUrl: `${ORIGIN}/avatax/certificates/unlink/certificate_id/1/customer_id/7/`,
  },
};
const LIST = `<div data-mage-init="${attribute(ADDITION)}"></div>
<table class="data table"><tbody><tr data-role="row"><td>New York</td><td>2026-01-02</td><td>2027-01-02</td><td>Approved</td><td></td>
<td><a data-mage-init="${attribute(UNLINK)}">Invalidate Certificate</a></td></tr></tbody></table>`;

const pageOf = (html: string, changes: Partial<FetchedPage> = {}): FetchedPage => ({
  status: 200,
  url: LIST_URL,
  page: new DOMParser().parseFromString(html, 'text/html'),
  isTimeout: false,
  ...changes,
});

/** The shop's page with each fault; faults without an entry do not concern pages. */
const PAGES: Readonly<Partial<Record<Fault, FetchedPage>>> = {
  never: pageOf('', { status: 0, page: null, isTimeout: true }),
  html: pageOf('<h1>Back soon</h1>'),
  half: pageOf('<table class="data table"><thead><tr><th>Sta'),
  empty: pageOf('', { page: null }),
  '401': pageOf('<h1>Login</h1>', { url: `${ORIGIN}/customer/account/login/` }),
  '404': pageOf('<h1>Not found</h1>', { status: 404 }),
  '429': pageOf('<h1>Slow down</h1>', { status: 429 }),
  '500': pageOf('<h1>Error</h1>', { status: 500 }),
  offline: pageOf('', { status: 0, page: null }),
};
const pageWith = (fault: Fault): FetchedPage => PAGES[fault] ?? pageOf(LIST);

/** What the shop sends for the list, and for an invalidation. */
function serve(list: FetchedPage, unlink = pageOf(LIST)): void {
  vi.mocked(fetchPage).mockImplementation((url) =>
    Promise.resolve(url.includes('/unlink/') ? unlink : list),
  );
}

const TOKEN = {
  token: 't',
  customer: 'C',
  customer_id: 7,
  sdk_url: 'https://service.example/gencert2/js',
};
const token = () => json({ ...TOKEN, expires: Date.now() / 1000 + 3600 });

let options: Readonly<Record<string, () => void>> = {};
const shown: string[] = [];
const defineForm = (): void => {
  vi.stubGlobal('GenCert', {
    init: (_host: HTMLElement, given: Readonly<Record<string, () => void>>) => {
      options = given;
    },
    setShipZone: (zone: string) => shown.push(zone),
    show: () => undefined,
  });
};

const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  // An ended session leaves a message for the login page.
  takeCookieMessages();
  shown.length = 0;
  options = {};
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  defineForm();
  mockShop((_request, path) => (path.endsWith('token') ? token() : json([])));
  serve(pageOf(LIST));
});
afterEach(() => {
  restoreNavigator();
  document.body.innerHTML = '';
  document.head.querySelectorAll('script').forEach((script) => {
    script.remove();
  });
  vi.unstubAllGlobals();
});

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const row = () => screen.findByRole('row', { name: /New York/ });
const open = () => renderPage(`<${TAG}><p>The list of the server</p></${TAG}>`, TAG);
async function proceed(): Promise<void> {
  await press('Add Exemption');
  await userEvent.selectOptions(
    await screen.findByLabelText(/Where is your purchase exempt from tax/),
    'Texas',
  );
  await press('Proceed');
}
async function submitForm(): Promise<void> {
  await proceed();
  await waitFor(() => {
    expect(shown).toEqual(['Texas']);
  });
  act(() => {
    options.onCertSuccess?.();
  });
}

const FAILURES = FAULTS.filter((fault) => !['late', 'lost', 'out of order'].includes(fault));
type Failure = Exclude<Fault, 'lost'>;
/** The faults of a row, each with what happens afterwards. */
const failuresOf = (name: keyof typeof taxRows) =>
  FAILURES.map((fault) => [fault, taxRows[name].cells[fault as Failure].then] as const);
const messageOf = (name: keyof typeof taxRows, fault: Fault) =>
  taxRows[name].cells[fault as Failure].message;

/** The message of a cell, or the way to the login page where it has none. */
async function expectOutcome(name: keyof typeof taxRows, fault: Fault): Promise<void> {
  const message = messageOf(name, fault);
  if (message !== null) {
    await screen.findByText(message, { exact: false });
    return;
  }
  await waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/customer/account/login/');
  });
}

/** A response that is held until it is let go. */
function held<Value>(value: Value): {
  readonly arrives: Promise<Value>;
  readonly letGo: () => void;
} {
  let letGo = (): void => undefined;
  const arrives = new Promise<Value>((resolve) => {
    letGo = () => {
      resolve(value);
    };
  });
  return { arrives, letGo };
}

describe('the list', () => {
  it.each(failuresOf('certificate-list'))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      serve(pageWith(fault));
      await open();
      await expectOutcome('certificate-list', fault);
      expect(screen.getByText('The list of the server')).toBeTruthy();
      if (fault === '401') return;
      serve(pageOf(LIST));
      await press('Try Again');
      await row();
    },
  );

  it.each([['late', taxRows['certificate-list'].cells.late.then]])(
    'shows the message in the table: %s, %s',
    async () => {
      const { arrives, letGo } = held(pageOf(LIST));
      vi.mocked(fetchPage).mockReturnValue(arrives);
      await open();
      expect(screen.queryByRole('table')).toBeNull();
      letGo();
      await row();
    },
  );
});

describe('the zones', () => {
  /** The dialog of a checkout, whose address has no region. */
  function openDialog(): void {
    const page = { checkoutConfig: {}, checkout: {}, init: {}, globals: {} };
    const source = { ...page, dictionaryUrl: null, phrases: {} };
    let seen: typeof source | null = null;
    const store = createTillStore({ shop, checkout: null }, { page: () => seen });
    seen = source;
    store.inject(certificatesState);
    render(
      <Provider store={store}>
        <ElementContext value={{ emit: () => true }}>
          <CertificateDialog />
        </ElementContext>
      </Provider>,
    );
    act(() => {
      store.dispatch(additionStarted(''));
    });
  }

  it.each(failuresOf('certificate-zones'))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      serve(pageWith(fault));
      openDialog();
      await expectOutcome('certificate-zones', fault);
      if (fault === '401') return;
      serve(pageOf(LIST));
      await press('Try Again');
      await screen.findByText('Texas', { selector: 'option' });
    },
  );

  it.each([['late', taxRows['certificate-zones'].cells.late.then]])(
    'shows the message in the table: %s, %s',
    async () => {
      const { arrives, letGo } = held(pageOf(LIST));
      vi.mocked(fetchPage).mockReturnValue(arrives);
      openDialog();
      letGo();
      await screen.findByText('Texas', { selector: 'option' });
    },
  );
});

describe('the token', () => {
  it.each(failuresOf('certificate-token'))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      mockShop(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      await open();
      await proceed();
      await expectOutcome('certificate-token', fault);
      expect(shown).toEqual([]);
      if (fault === '401') return;
      mockShop(token);
      await press('Try Again');
      await waitFor(() => {
        expect(shown).toEqual(['Texas']);
      });
    },
  );

  it.each([['late', taxRows['certificate-token'].cells.late.then]])(
    'shows the message in the table: %s, %s',
    async () => {
      const { arrives, letGo } = held(token());
      mockShop(() => arrives);
      await open();
      await proceed();
      expect(shown).toEqual([]);
      letGo();
      await waitFor(() => {
        expect(shown).toEqual(['Texas']);
      });
    },
  );
});

describe('the script', () => {
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="gencert2"]');
  /** Opens the form, and waits for the tag of its script. */
  async function openScript(): Promise<HTMLScriptElement> {
    vi.stubGlobal('GenCert', undefined);
    await open();
    await proceed();
    await waitFor(() => {
      expect(script()).not.toBeNull();
    });
    return script() as HTMLScriptElement;
  }
  /** What the browser says of a script: one whose content is none has loaded all the same. */
  const eventOf = (fault: Fault): string =>
    ['html', 'half', 'empty'].includes(fault) ? 'load' : 'error';

  it.each(failuresOf('certificate-script'))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      if (fault === 'never') vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
      const tag = await openScript();
      act(() => {
        if (fault === 'never') vi.advanceTimersByTime(20_000);
        else tag.dispatchEvent(new Event(eventOf(fault)));
      });
      vi.useRealTimers();
      await expectOutcome('certificate-script', fault);
      defineForm();
      await press('Try Again');
      await waitFor(() => {
        expect(shown).toEqual(['Texas']);
      });
    },
  );

  it.each([['late', taxRows['certificate-script'].cells.late.then]])(
    'shows the message in the table: %s, %s',
    async () => {
      const tag = await openScript();
      defineForm();
      act(() => {
        tag.dispatchEvent(new Event('load'));
      });
      await waitFor(() => {
        expect(shown).toEqual(['Texas']);
      });
    },
  );
});

describe('an invalidation', () => {
  async function invalidate(): Promise<void> {
    await press('Invalidate Certificate: New York');
    await press('OK');
  }

  it.each(failuresOf('invalidate-certificate'))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      serve(pageOf(LIST), pageWith(fault));
      await open();
      await invalidate();
      await expectOutcome('invalidate-certificate', fault);
      if (fault !== '401') await row();
    },
  );

  it.each([['late', taxRows['invalidate-certificate'].cells.late.then]])(
    'shows the message in the table: %s, %s',
    async () => {
      await open();
      const { arrives, letGo } = held(pageOf(LIST));
      vi.mocked(fetchPage).mockImplementation((url) =>
        url.includes('/unlink/')
          ? arrives
          : Promise.resolve(
              pageOf('<table class="data"><tr class="data-grid-tr-no-data"></tr></table>'),
            ),
      );
      await invalidate();
      letGo();
      await screen.findByText('Your certificate has been successfully invalidated.');
    },
  );
});

describe('the refresh of the taxes', () => {
  it.each(failuresOf('refresh-taxes'))('shows the message in the table: %s, %s', async (fault) => {
    mockShop((_request, path) =>
      path.endsWith('token') ? token() : fail(API_ERRORS[fault] ?? { kind: 'network' }),
    );
    await open();
    await submitForm();
    await expectOutcome('refresh-taxes', fault);
    await screen.findByText(/Your certificate was saved\./);
    if (fault === '401') return;
    mockShop(() => json([]));
    await press('Try Again');
    await waitFor(() => {
      expect(screen.queryByText(/could not be recalculated/)).toBeNull();
    });
  });

  it.each([['late', taxRows['refresh-taxes'].cells.late.then]])(
    'shows the message in the table: %s, %s',
    async () => {
      const { arrives, letGo } = held(json([]));
      mockShop((_request, path) => (path.endsWith('token') ? token() : arrives));
      await open();
      await submitForm();
      await screen.findByText(/Your certificate was saved\./);
      letGo();
      await waitFor(() => {
        expect(document.querySelector('.till-notice .till-spinner')).toBeNull();
      });
    },
  );
});
