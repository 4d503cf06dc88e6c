import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRows } from '../../../e2e/faults/account-rows';
import { FAULTS } from '../../../e2e/faults/cells';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../src/platform/result';
import {
  formSubmitted,
  selectAccount,
  type PostedForm,
} from '../../../src/state/account/account-slice';
import { accountState } from '../../../src/state/account/account-state';
import {
  bookChangeConfirmed,
  bookReceived,
  bookWanted,
  selectAddressBook,
} from '../../../src/state/address-book/address-book-slice';
import { addressBookState } from '../../../src/state/address-book/address-book-state';
import { takeCookieMessages } from '../../../src/state/messages/cookie-messages';
import { selectSignUp, statusWanted } from '../../../src/state/newsletter/newsletter-slice';
import { newsletterState } from '../../../src/state/newsletter/newsletter-state';
import type { StateModule, TillStore } from '../../../src/state/shared/store.types';
import { createTillStore } from '../../../src/state/store/store';
import { json, mockShop, sent } from './support/fake-http';
import { ERRORS } from './support/fault-errors';
import { postedFault, type Failure } from './support/posted-faults';
import { shop } from './support/shop';
// Imported here because the flow imports it on demand.
import '../../../src/state/account/look-up-form';

vi.mock('../../../src/platform/http/http', () => import('./support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about the account’s pages. */

const BASE = `${shop.baseUrl}customer/`;
const ADDRESS = { firstname: 'Jane', lastname: 'Doe', city: 'Austin', country_id: 'US' };
const HELD = {
  id: 13,
  ...ADDRESS,
  street: ['9 Elm St'],
  region: { region: 'Texas', region_code: 'TX', region_id: 57 },
  postcode: '78701',
  telephone: '1',
};
const customer = (addresses: readonly object[]) =>
  json({ firstname: 'Jane', lastname: 'Doe', email: 'jane@example.com', addresses });
const forms: Readonly<Record<'account' | 'address', PostedForm>> = {
  account: {
    kind: 'account',
    url: `${BASE}account/editPost/`,
    fields: { firstname: 'Janet', lastname: 'Doe' },
  },
  address: {
    kind: 'address',
    url: `${BASE}address/formPost/`,
    fields: { ...ADDRESS, city: 'Dallas', 'street[0]': '9 Elm St', postcode: '1', telephone: '1' },
  },
};

/** A call with its preparation and what the shopper sees of it. */
interface Stage {
  readonly module: StateModule;
  readonly isCall: (method: string, path: string) => boolean;
  readonly isPost: boolean;
  readonly works: () => Result<HttpResponse>;
  readonly prepare?: (store: TillStore) => void;
  readonly act: (store: TillStore) => void;
  readonly isBusy: (store: TillStore) => boolean;
  readonly isDone: (store: TillStore) => boolean;
  readonly says: (store: TillStore) => string | null;
}

let held: readonly object[] = [HELD];
const answered = (path: string, text: string): Result<HttpResponse> => {
  const messages = [{ type: 'success', text }];
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(messages))}; path=/`;
  return ok({ status: 200, headers: {}, url: `${BASE}${path}`, body: '<html>' });
};
const errorOf = (messages: readonly { readonly type: string; readonly text: string }[]) =>
  messages.find(({ type }) => type === 'error')?.text ?? null;

const formStage = (form: PostedForm): Stage => {
  const state = (store: TillStore) => selectAccount(store.getState());
  return {
    module: accountState,
    isCall: (method) => method === 'POST',
    isPost: true,
    works: () => answered(`${form.kind}/`, 'Saved.'),
    act: (store) => store.dispatch(formSubmitted(form)),
    isBusy: (store) => ['sending', 'checking'].includes(state(store).status),
    isDone: (store) => state(store).status === 'leaving',
    says: (store) => errorOf(state(store).messages),
  };
};

const book = (store: TillStore) => selectAddressBook(store.getState());
const ID = 'sign-up';
const asked = (email: string) => statusWanted({ id: ID, email });
const found = (store: TillStore) => selectSignUp(ID)(store.getState()).subscribed;

const stages: Readonly<Record<keyof typeof accountRows, Stage>> = {
  'save-account': formStage(forms.account),
  'save-address': formStage(forms.address),
  'delete-address': {
    module: addressBookState,
    isCall: (method) => method === 'POST',
    isPost: true,
    works: () => {
      held = [];
      return answered('address/index/', 'You deleted the address.');
    },
    prepare: (store) => {
      store.dispatch(bookWanted());
    },
    act: (store) => store.dispatch(bookChangeConfirmed({ id: 13, what: 'delete' })),
    isBusy: (store) => book(store).change !== null,
    isDone: (store) => book(store).addresses.length === 0,
    says: (store) => errorOf(book(store).messages),
  },
  'address-book': {
    module: addressBookState,
    isCall: (_method, path) => path.endsWith('customers/me'),
    isPost: false,
    works: () => customer(held),
    act: (store) => store.dispatch(bookWanted()),
    isBusy: (store) => book(store).status === 'loading',
    isDone: (store) => book(store).status === 'ready',
    says: () => null,
  },
  'newsletter-status': {
    module: newsletterState,
    isCall: (_method, path) => path.startsWith('newsletter'),
    isPost: false,
    works: () => json({ subscribed: true, errors: false }),
    act: (store) => store.dispatch(asked('ann@example.com')),
    isBusy: () => sent.length === 0,
    isDone: (store) => found(store) === 'ann@example.com',
    says: (store) => errorOf(selectSignUp(ID)(store.getState()).messages),
  },
};

const assign = vi.fn<(url: string) => void>();
let restore: () => void = () => undefined;
const pause = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  held = [HELD];
  assign.mockClear();
  takeCookieMessages();
  sessionStorage.clear();
  document.documentElement.style.visibility = '';
  restore = replaceNavigator({ assign });
});
afterEach(() => {
  restore();
});

/** A shop whose call of the stage fails as `fake.broken` says. */
async function open(stage: Stage) {
  const fake: { broken: Failure | null; ms: number } = { broken: null, ms: 0 };
  mockShop(async ({ method = 'GET' }, path) => {
    if (!stage.isCall(method, path)) {
      return fake.broken === 'offline' ? fail({ kind: 'network' }) : customer(held);
    }
    await pause(fake.ms);
    if (fake.broken === null) return stage.works();
    if (stage.isPost) return postedFault(fake.broken, `${BASE}address/formPost/`);
    return fail(ERRORS[fake.broken] ?? { kind: 'network' });
  });
  const store = createTillStore({ shop, checkout: null }, {});
  store.inject(stage.module);
  stage.prepare?.(store);
  await pause();
  return { store, fake };
}

describe.each(Object.keys(stages) as (keyof typeof stages)[])('%s', (name) => {
  const stage = stages[name];
  const cells = accountRows[name].cells;
  const failures = FAULTS.filter(
    (fault): fault is Failure => !['late', 'lost', 'out of order'].includes(fault),
  );
  const settled = async (store: TillStore) => {
    await vi.waitFor(() => {
      expect(stage.isBusy(store)).toBe(false);
    });
    await pause();
  };

  it.each(failures.map((fault) => [fault, cells[fault].then] as const))(
    'shows what the table says: %s, %s',
    async (fault, then) => {
      const { store, fake } = await open(stage);
      fake.broken = fault;
      stage.act(store);
      await settled(store);
      const isLogin = then.startsWith('the login page opens');
      expect(assign.mock.calls).toEqual(isLogin ? [[`${BASE}account/login/`]] : []);
      if (isLogin) return;
      expect(stage.isDone(store)).toBe(false);
      expect(stage.says(store)).toBe(cells[fault].says);
      fake.broken = null;
      stage.act(store);
      await settled(store);
      expect(stage.isDone(store)).toBe(true);
    },
  );

  it.each([['late', cells.late.then]])('shows what the table says: %s, %s', async () => {
    const { store, fake } = await open(stage);
    fake.ms = 60;
    stage.act(store);
    await pause(120);
    await settled(store);
    expect(stage.isDone(store)).toBe(true);
  });
});

it('loads the address book once at a time', async () => {
  const { store } = await open(stages['address-book']);
  store.dispatch(bookWanted());
  store.dispatch(bookWanted());
  await pause();
  expect(sent).toHaveLength(1);
  store.dispatch(bookReceived([]));
  expect(book(store).status).toBe('ready');
});

it('believes the lookup of the newest address', async () => {
  let count = 0;
  mockShop(async () => {
    count += 1;
    const isFirst = count === 1;
    await pause(isFirst ? 80 : 0);
    return json({ subscribed: isFirst, errors: false });
  });
  const store = createTillStore({ shop, checkout: null }, {});
  store.inject(newsletterState);
  store.dispatch(asked('ann@example.com'));
  await pause();
  store.dispatch(asked('bob@example.com'));
  await pause(140);
  expect(sent).toHaveLength(2);
  expect(found(store)).toBeNull();
});
