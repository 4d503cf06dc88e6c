import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { CheckmoForm } from '../../../../src/payments/checkmo/CheckmoForm';
import { createTillStore } from '../../../../src/state/store/store';
import { checkoutConfig, shop } from '../../state/support/shop';

/** The rows that are shown; null when there is no list. */
function rows(texts: readonly [string, string] | null): string[] | null {
  const checkout =
    texts === null
      ? null
      : checkoutConfig({
          paymentTexts: {
            instructions: {},
            checkPayableTo: texts[0],
            checkMailingAddress: texts[1],
          },
        });
  const { container } = render(
    <Provider store={createTillStore({ shop, checkout })}>
      <CheckmoForm />
    </Provider>,
  );
  const list = container.querySelector('dl');
  return list && [...list.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
}

const PAYEE = 'Make Check payable to:';
const ADDRESS = 'Send Check to:';

it.each([
  [
    ['Peer Store Ltd', '1 Cheque Street'] as const,
    [PAYEE, 'Peer Store Ltd', ADDRESS, '1 Cheque Street'],
  ],
  [['Peer Store Ltd', ''] as const, [PAYEE, 'Peer Store Ltd']],
  [['', '1 Cheque Street'] as const, [ADDRESS, '1 Cheque Street']],
  [['', ''] as const, null],
  [null, null],
])('of the payee and the address %j, those that are set are shown', (texts, expected) => {
  expect(rows(texts)).toEqual(expected);
});
