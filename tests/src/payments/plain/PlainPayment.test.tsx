import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { plainPayment } from '../../../../src/payments/plain/method';
import type {
  ConfirmContext,
  PaymentHandle,
} from '../../../../src/state/extensions/payment-method.types';
import { createTillStore } from '../../../../src/state/store/store';
import { checkoutConfig, shop } from '../../state/support/shop';

const handle = {} as PaymentHandle;

function show(code: string, instructions: Readonly<Record<string, string>> | null): string {
  const checkout =
    instructions === null
      ? null
      : checkoutConfig({
          paymentTexts: { instructions, checkPayableTo: '', checkMailingAddress: '' },
        });
  const { Form } = plainPayment(code);
  const { container } = render(
    <Provider store={createTillStore({ shop, checkout })}>
      {Form !== undefined && <Form method={{ code, title: code }} handle={handle} />}
    </Provider>,
  );
  return container.innerHTML;
}

it.each([
  ['banktransfer', { banktransfer: 'IBAN 42' }, 'IBAN 42'],
  ['banktransfer', { banktransfer: '' }, ''],
  ['constructor', {}, ''],
  ['free', { banktransfer: 'IBAN 42' }, ''],
])('%s with the instructions %j shows only its own', (code, instructions, text) => {
  const markup = show(code, instructions);
  if (text === '') expect(markup).toBe('');
  else expect(markup).toContain(text);
});

it('renders nothing on a page without the checkout’s configuration', () => {
  expect(show('banktransfer', null)).toBe('');
});

it('sends only its code [PAY-10]', async () => {
  const confirm = vi.fn(plainPayment('banktransfer').confirm);
  expect(await confirm({} as ConfirmContext)).toEqual({
    status: 'ready',
    payment: { method: 'banktransfer', po_number: null, additional_data: null },
  });
});
