import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { AddressForm } from '../../../../../src/features/checkout/address-form/AddressForm';
import { createTillStore } from '../../../../../src/state/store/store';
import { addressField, shop } from '../../../state/support/shop';

it('loads the control of a kind that few shops have, and no other [SHIP-02]', async () => {
  const fields = [
    addressField('city', 1),
    addressField('born', 2, {}, { control: 'date' }),
    addressField('proof', 3, {}, { control: 'file' }),
    addressField('days', 4, {}, { control: 'multiselect', options: [{ value: '1', label: 'Mo' }] }),
  ];
  render(
    <Provider store={createTillStore({ shop, checkout: null })}>
      <AddressForm
        purpose="shipping"
        fields={fields}
        directory={{ countries: [], defaultCountryId: '' }}
        draft={{ street: [] }}
        errors={{}}
        onEdit={vi.fn<(name: string, value: string) => void>()}
        onLeave={vi.fn<(name: string) => void>()}
      />
    </Provider>,
  );
  expect(await screen.findByLabelText('born')).toHaveProperty('type', 'date');
  expect(screen.getByText(/A file cannot be sent/)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Mo' })).toBeDefined();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
