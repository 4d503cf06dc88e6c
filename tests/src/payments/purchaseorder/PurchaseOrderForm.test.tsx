import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { purchaseorder } from '../../../../src/payments/purchaseorder/method';
import type {
  ConfirmContext,
  PaymentContext,
  PaymentHandle,
} from '../../../../src/state/extensions/payment-method.types';

const method = { code: 'purchaseorder', title: 'Purchase Order' };

function show(context: Partial<PaymentContext> | null) {
  const setField = vi.fn();
  const handle: PaymentHandle = {
    method,
    context: () => context as PaymentContext | null,
    subscribe: () => () => undefined,
    setField,
    setStatus: vi.fn(),
    placeOrder: vi.fn(),
  };
  const { Form } = purchaseorder;
  render(<>{Form !== undefined && <Form method={method} handle={handle} />}</>);
  return { setField, input: screen.getByLabelText<HTMLInputElement>(/^Purchase Order Number/) };
}

it('shows the number that was typed, and reports what is typed into it', () => {
  const { input, setField } = show({ fields: { po_number: 'PO 7' }, fieldErrors: {} });
  expect([input.value, input.getAttribute('spellcheck')]).toEqual(['PO 7', 'false']);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(input, { target: { value: 'PO 78' } });
  expect(setField).toHaveBeenCalledExactlyOnceWith('po_number', 'PO 78');
});

it('shows the message at its field', () => {
  const { input } = show({ fields: {}, fieldErrors: { po_number: 'This is a required field.' } });
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(screen.getByText('This is a required field.')).toBeTruthy();
});

it('is empty before the order is known', () => {
  expect(show(null).input.value).toBe('');
});

it.each([
  [{}, null],
  [{ po_number: '  ' }, null],
  [{ po_number: ' PO 7 ' }, 'PO 7'],
])('with the fields %j sends the number %j [PAY-04]', async (fields, number) => {
  expect(await purchaseorder.confirm({ fields } as unknown as ConfirmContext)).toEqual(
    number === null
      ? { status: 'refused', message: 'This is a required field.', field: 'po_number' }
      : {
          status: 'ready',
          payment: { method: 'purchaseorder', po_number: number, additional_data: null },
        },
  );
});
