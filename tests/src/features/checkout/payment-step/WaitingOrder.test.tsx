import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { WaitingOrder } from '../../../../../src/features/checkout/payment-step/WaitingOrder';
import { waitingOrderAnswered } from '../../../../../src/state/checkout/checkout-actions';
import type { WaitingOrder as WaitingOrderState } from '../../../../../src/state/checkout/checkout-types';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop } from '../../../state/support/shop';

it.each<[WaitingOrderState, RegExp, readonly string[]]>([
  ['unpaid', /is waiting to be paid/, ['Continue to Payment', 'Order Again Instead']],
  ['placed', /already placed an order with this cart/, ['Order Again Instead']],
  ['kept', /could not be cancelled/, ['Continue to Payment', 'Order Again Instead']],
])('tells of an order that is %s what is known, and asks what to do', (kind, text, labels) => {
  const store = createTillStore({ shop, checkout: null });
  const dispatch = vi.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <WaitingOrder kind={kind} />
    </Provider>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels);
  fireEvent.click(screen.getByRole('button', { name: 'Order Again Instead' }));
  expect(dispatch).toHaveBeenLastCalledWith(waitingOrderAnswered({ isGivenUp: true }));
});
