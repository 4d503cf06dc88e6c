import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationMeta } from '../../../elements/checkout/till-registration.meta';
import { Registration } from '../../../src/features/registration/Registration';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import type { PageSource } from '../../../src/platform/page/page-source';
import { fail, type Result } from '../../../src/platform/result';
import { selectRegistration } from '../../../src/state/registration/registration-slice';
import { registrationState } from '../../../src/state/registration/registration-state';
import { createTillStore } from '../../../src/state/store/store';
import { ElementContext } from '../../../src/ui/element-context';
import { json, sent, mockShop } from '../../src/state/support/fake-http';
import { shop } from '../../src/state/support/shop';

import '../../../elements/checkout/till-registration';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const URL = 'https://shop.example/checkout/account/create';

/** The success page, as the shop renders it for a guest. */
const page = (
  config: object | null = { registrationUrl: URL, email: 'gus@example.com' },
): PageSource => ({
  checkoutConfig: null,
  checkout: {},
  init:
    config === null
      ? {}
      : {
          '#registration': {
            'Magento_Ui/js/core/app': { components: { registration: { config } } },
          },
        },
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

function renderView(view: React.ReactElement = <Registration />, source = page()) {
  const store = createTillStore({ shop, checkout: null }, { now: () => 0, page: () => source });
  store.inject(registrationState);
  const emit = vi.fn(() => true);
  const result = render(
    <Provider store={store}>
      <ElementContext value={{ emit }}>{view}</ElementContext>
    </Provider>,
  );
  return { ...result, emit, state: () => selectRegistration(store.getState()) };
}

const answers = (answer: Result<HttpResponse>): void => {
  mockShop(() => answer);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

beforeEach(() => {
  answers(json({ errors: false, message: 'A letter will be sent to your email.' }));
});

describe('<till-registration>', () => {
  it('defines its tag', () => {
    expect(customElements.get(registrationMeta.tag)).toBeDefined();
  });

  it('offers an account for the order’s e-mail with a button [REG-01] [REG-02]', () => {
    renderView();
    expect(screen.getByText('gus@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  });

  it('posts once to the page’s URL without a payload [REG-03]', async () => {
    renderView();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
    expect(sent).toEqual([{ method: 'POST', path: 'checkout/account/create', body: undefined }]);
  });

  it('hides the form and shows the shop’s message when the account is created [REG-04] [REG-05]', async () => {
    const { emit, state } = renderView();
    await press();
    const outcome = await screen.findByText('A letter will be sent to your email.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.contains(outcome)).toBe(true);
    expect(state().accountCreated).toBe(true);
    expect(emit).toHaveBeenCalledExactlyOnceWith('till-account-created', {
      email: 'gus@example.com',
    });
  });

  it.each([
    [
      'refuses',
      json({ errors: true, message: 'Your session has expired' }),
      'Your session has expired',
    ],
    [
      'fails',
      fail({ kind: 'server' as const, status: 500, message: null, retryAfterMs: null }),
      'Something went wrong with your request. Please try again later.',
    ],
    [
      'cannot be reached',
      fail({ kind: 'network' as const }),
      'The shop cannot be reached. Please check your connection and try again.',
    ],
  ])(
    'hides the form and shows why when the shop %s [REG-05] [REG-06] [REG-07]',
    async (_name, answer, text) => {
      answers(answer);
      const { emit, state } = renderView();
      await press();
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(screen.queryByRole('button')).toBeNull();
      expect(state()).toMatchObject({ status: 'done', accountCreated: false });
      expect(emit).not.toHaveBeenCalled();
    },
  );

  it('is a link where the shop prefills a form with the order, or with mode="link" [REG-01]', () => {
    const registrationUrl = 'https://shop.example/checkout/account/delegateCreate/';
    const { unmount } = renderView(<Registration />, page({ registrationUrl, email: '' }));
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveProperty(
      'href',
      registrationUrl,
    );
    unmount();
    renderView(<Registration mode="link" />);
    expect(screen.getByRole('link')).toHaveProperty('href', URL);
  });

  it('uses its attributes where the page has no configuration, and renders nothing without them', () => {
    const { container, unmount } = renderView(<Registration />, page(null));
    expect(container.textContent).toBe('');
    unmount();
    renderView(
      <Registration registrationUrl="/join" email="ada@example.com" mode="post" />,
      page(null),
    );
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  });
});
