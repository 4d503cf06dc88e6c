import { describe, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { fail } from '../../../../src/platform/result';
import {
  registrationSubmitted,
  selectRegistration,
} from '../../../../src/state/registration/registration-slice';
import { registrationState } from '../../../../src/state/registration/registration-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const url = 'https://shop.example/checkout/account/delegateCreate/';

function open(source: PageSource | null = null) {
  const store = createTillStore({ shop, checkout: null }, { page: () => source });
  store.inject(registrationState);
  return {
    press: () => store.dispatch(registrationSubmitted({ url })),
    registration: () => selectRegistration(store.getState()),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('creating an account from an order', () => {
  it('sends one request, however often the button is pressed [REG-03, REG-05]', async () => {
    mockShop(() => json({ errors: false, message: 'A letter is on its way.' }));
    const { press, registration } = open();
    press();
    expect(registration().status).toBe('sending');
    press();
    await settled();
    press();
    await settled();
    expect(sent).toEqual([
      { method: 'POST', path: 'checkout/account/delegateCreate/', body: undefined },
    ]);
    expect(registration()).toMatchObject({
      status: 'done',
      accountCreated: true,
      message: 'A letter is on its way.',
    });
  });

  it.each([
    [
      'the shop’s own text',
      () => json({ errors: true, message: 'There is one.' }),
      'There is one.',
    ],
    ['Till’s text', () => fail({ kind: 'network' } as const), 'connection'],
  ])(
    'shows a failure in %s, and does not try again [REG-06, REG-07]',
    async (_name, response, text) => {
      mockShop(response);
      const { press, registration } = open();
      press();
      await settled();
      press();
      await settled();
      expect(sent).toHaveLength(1);
      expect(registration()).toMatchObject({ status: 'done', accountCreated: false });
      expect(registration().message).toContain(text);
    },
  );
});

describe('the offer of an account', () => {
  const page = (config: object): PageSource => ({
    checkoutConfig: null,
    checkout: {},
    init: {
      '#registration': {
        'Magento_Ui/js/core/app': { components: { registration: { config } } },
      },
    },
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  });

  it('is what the success page contains', () => {
    const { registration } = open(page({ registrationUrl: url, email: 'ada@example.com' }));
    expect(registration()).toMatchObject({
      offer: { url, email: 'ada@example.com' },
      status: 'idle',
    });
  });

  it('is none on other pages', () => {
    expect(open(page({})).registration().offer).toBeNull();
    expect(open().registration().offer).toBeNull();
  });
});
