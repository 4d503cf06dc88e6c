import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { SavedCards } from '../../../../src/features/saved-payments/SavedCards';
import { fail, ok } from '../../../../src/platform/result';
import { provideSavedMethods } from '../../../../src/state/saved-payments/page-providers';
import { savedPaymentsState } from '../../../../src/state/saved-payments/saved-payments-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../../state/support/shop';

/** The page with a provider for each code; those in `failing` have no list. */
async function open(codes: readonly string[], failing: readonly string[] = []) {
  provideSavedMethods(
    codes.map((code) => ({
      code,
      savedMethods: {
        hasForm: true,
        load: () =>
          Promise.resolve({
            list: () =>
              Promise.resolve(failing.includes(code) ? fail({ kind: 'network' } as const) : ok([])),
            remove: () => Promise.resolve(ok('')),
            form: {
              mount: (host: HTMLElement) => {
                host.textContent = `Form of ${code}`;
                return Promise.resolve(null);
              },
              save: () => Promise.resolve(fail({ kind: 'network' } as const)),
              returnUrl: () => null,
            },
          }),
      },
    })),
  );
  const store = createTillStore({ shop, checkout: null });
  store.inject(savedPaymentsState);
  store.dispatch(sectionsRead({ customer: { data_id: 1, firstname: 'Jane' } }));
  await act(async () => {
    render(
      <Provider store={store}>
        <SavedCards />
      </Provider>,
    );
    await Promise.resolve();
  });
}

const formNames = () => screen.queryAllByRole('form').map((form) => form.textContent);

it('shows the form of every provider but the one whose list failed [SAVED-01][SAVED-13]', async () => {
  await open(['one', 'other'], ['one']);
  await screen.findByRole('button', { name: 'Try Again' });
  await screen.findByText('Form of other');
  expect(formNames()).toHaveLength(1);
  expect(screen.queryByText('Form of one')).toBeNull();
});

it('gives the forms of several providers different names [SAVED-01]', async () => {
  await open(['one', 'other']);
  const first = await screen.findByRole('form', { name: 'New payment method 1' });
  const second = screen.getByRole('form', { name: 'New payment method 2' });
  expect(first.textContent).toContain('Form of one');
  expect(second.textContent).toContain('Form of other');
});

it('names the only form without a number, and hides it when its list failed [SAVED-01]', async () => {
  await open(['one']);
  expect(await screen.findByRole('form', { name: 'New payment method' })).toBeDefined();
});

it('has no form when the only list failed [SAVED-13]', async () => {
  await open(['one'], ['one']);
  await screen.findByRole('button', { name: 'Try Again' });
  expect(formNames()).toEqual([]);
});
