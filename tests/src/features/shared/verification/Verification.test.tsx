import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { Address } from '../../../../../src/domain/address.types';
import { Verification } from '../../../../../src/features/shared/verification/Verification';
import {
  verificationAsked,
  verificationFailed,
  verificationSlice,
  type VerificationQuestion,
} from '../../../../../src/state/address-verification/verification-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { savedAddress, shop } from '../../../state/support/shop';

const suggested: Address = {
  ...savedAddress,
  street: ['1 Sunset Boulevard'],
  postcode: '90034-1234',
};
const question: VerificationQuestion = {
  about: 'shipping',
  original: savedAddress,
  suggested,
  problem: '',
  settings: { countries: null, choice: 'ask' },
};

function open(changes: Partial<VerificationQuestion> = {}) {
  const answers: unknown[] = [];
  const store = createTillStore({ shop, checkout: null });
  store.inject({
    name: 'verification',
    slices: [verificationSlice],
    startFlows: (startListening) => {
      startListening({
        predicate: (action) => action.type === 'verification/answered',
        effect: (action) => {
          answers.push((action as { payload?: unknown }).payload);
        },
      });
    },
  });
  render(
    <Provider store={store}>
      <Verification />
    </Provider>,
  );
  act(() => {
    store.dispatch(verificationAsked({ ...question, ...changes }));
  });
  return { store, answers };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the dialog about an address', () => {
  it('has a title for each address, and two buttons [TAXV-03] [TAXV-04]', () => {
    open({ about: 'billing' });
    const dialog = screen.getByRole('dialog', { name: 'Verify Your Billing Address' });
    expect(within(dialog).getByRole('button', { name: 'Edit Address' })).toBeDefined();
    expect(document.activeElement).toBe(
      within(dialog).getByRole('button', { name: 'Save Address' }),
    );
  });

  it('marks the differences for the eye and for a screen reader', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Verify Your Address' })).toBeDefined();
    const name = /1 Sunset Boulevard \(changed\).*90034-1234 \(changed\)/;
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
    expect(
      [...document.querySelectorAll('ins')].map((mark) => mark.firstChild?.textContent),
    ).toEqual(['Boulevard', '90034-1234']);
  });

  it('saves the suggested address unless the other one was chosen [TAXV-07]', async () => {
    const { answers } = open();
    await press('Save Address');
    expect(answers).toEqual(['suggested']);
  });

  it('saves the original address once it was chosen [TAXV-07]', async () => {
    const { answers } = open();
    await userEvent.click(screen.getByRole('radio', { name: /^Original Address/ }));
    await press('Save Address');
    expect(answers).toEqual(['original']);
  });

  it.each(['Edit Address', 'Close'])('leads back to the form by %s [TAXV-08]', async (name) => {
    const { answers } = open();
    await press(name);
    expect(answers).toEqual(['edit']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the corrected address alone where the shop has chosen that', async () => {
    const { answers } = open({ settings: { countries: null, choice: 'confirm' } });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('dialog').textContent).toContain('1 Sunset Boulevard');
    await press('Save Address');
    expect(answers).toEqual(['suggested']);
  });

  it('shows why an address could not be verified, as text [TAXV-06]', async () => {
    const { answers } = open({ suggested: null, problem: '<img src=x> is unknown' });
    expect(screen.getByText('<img src=x> is unknown')).toBeDefined();
    await press('Save Address');
    expect(answers).toEqual(['original']);
  });

  it('has the shop’s text, whose link leads back to the form', async () => {
    const instructions =
      'Choose <b>one</b>, or <a href="https://evil.example" onclick="x()">edit &amp; go</a>. Thanks';
    const { answers } = open({ settings: { ...question.settings, instructions } });
    expect(screen.getByText(/^Choose one, or/).textContent).toBe(
      'Choose one, or edit & go. Thanks',
    );
    expect(screen.queryByRole('link')).toBeNull();
    await press('edit & go');
    expect(answers).toEqual(['edit']);
  });
});

it('shows what a failed service says in an alert titled "Error" [TAXV-24]', async () => {
  const { store } = open();
  await press('Save Address');
  act(() => {
    store.dispatch(verificationFailed('Try <later>'));
  });
  const alert = screen.getByRole('alertdialog', { name: 'Error' });
  expect(alert.textContent).toContain('Try <later>');
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
