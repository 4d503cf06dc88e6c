import { describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import {
  registrationSubmitted,
  selectRegistration,
} from '../../../../src/state/registration/registration-slice';
import { registrationState } from '../../../../src/state/registration/registration-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, shopAnswers } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const url = 'https://shop.example/checkout/account/delegateCreate/';

function open() {
  const store = createTillStore({ shop, checkout: null });
  store.inject(registrationState);
  return {
    press: () => store.dispatch(registrationSubmitted({ url })),
    registration: () => selectRegistration(store.getState()),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('an account from the order', () => {
  it('is asked for once, however often it is pressed [REG-03, REG-05]', async () => {
    shopAnswers(() => json({ errors: false, message: 'A letter is on its way.' }));
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
    ['the shop’s words', () => json({ errors: true, message: 'There is one.' }), 'There is one.'],
    ['ours', () => fail({ kind: 'network' } as const), 'connection'],
  ])(
    'that could not be made is told in %s, and not tried again [REG-06, REG-07]',
    async (_name, answer, words) => {
      shopAnswers(answer);
      const { press, registration } = open();
      press();
      await settled();
      press();
      await settled();
      expect(sent).toHaveLength(1);
      expect(registration()).toMatchObject({ status: 'done', accountCreated: false });
      expect(registration().message).toContain(words);
    },
  );
});
