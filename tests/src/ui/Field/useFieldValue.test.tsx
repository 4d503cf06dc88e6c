import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SelectField } from '../../../../src/ui/SelectField/SelectField';
import { TextArea } from '../../../../src/ui/TextArea/TextArea';
import { TextField } from '../../../../src/ui/TextField/TextField';

const onFilled = vi.fn<(name: string, value: string) => void>();
const onSubmit = vi.fn<(values: Readonly<Record<string, string>>) => void>();
const options = [
  { value: 'NL', label: 'Netherlands' },
  { value: 'BE', label: 'Belgium' },
];

/** A form with one field of each kind, and one of the same form elsewhere on the page. */
function AddressForm() {
  const [values, setValues] = useState({ email: '', city: 'Ghent', country: 'BE', note: '' });
  const field = (name: keyof typeof values) => ({
    label: name,
    name,
    value: values[name],
    onValueChange: (value: string) => {
      onFilled(name, value);
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <>
      <TextField {...field('email')} form="address" />
      <form
        id="address"
        aria-label="address"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(values);
        }}
      >
        <TextField {...field('city')} />
        <SelectField {...field('country')} options={options} />
        <TextArea {...field('note')} />
        <input type="checkbox" aria-label="gift" />
      </form>
    </>
  );
}

/** Fills a field as a password manager does. */
const fill = (name: string, value: string): void => {
  Object.assign(screen.getByLabelText(name), { value });
};

afterEach(() => {
  onFilled.mockClear();
});

describe('useFieldValue', () => {
  it.each(['input', 'change', 'focusout'])(
    'passes on what was filled without an event after an %s event of any field of the form',
    (type) => {
      render(<AddressForm />);
      fill('email', 'ada@example.com');
      fill('country', 'NL');
      fill('note', 'Ring twice');
      fireEvent(screen.getByLabelText('gift'), new Event(type, { bubbles: true }));
      expect(onFilled.mock.calls).toEqual([
        ['email', 'ada@example.com'],
        ['country', 'NL'],
        ['note', 'Ring twice'],
      ]);
    },
  );

  it('passes on what was filled without an event before the form is submitted', () => {
    const passed: string[] = [];
    onFilled.mockImplementation((name) => passed.push(name));
    onSubmit.mockImplementation(() => passed.push('submit'));
    render(<AddressForm />);
    fill('city', 'Bruges');
    fireEvent.submit(screen.getByRole('form'));
    expect(passed).toEqual(['city', 'submit']);
  });

  it('passes on each value once', () => {
    render(<AddressForm />);
    fireEvent.change(screen.getByLabelText('city'), { target: { value: 'Bruges' } });
    fireEvent.blur(screen.getByLabelText('city'));
    fireEvent.change(screen.getByLabelText('country'), { target: { value: 'NL' } });
    fireEvent.blur(screen.getByLabelText('country'));
    expect(onFilled.mock.calls).toEqual([
      ['city', 'Bruges'],
      ['country', 'NL'],
    ]);
  });

  it('passes on a value typed again after another one from elsewhere', () => {
    const view = (value: string) => (
      <form>
        <TextField
          label="city"
          name="city"
          value={value}
          onValueChange={(now) => {
            onFilled('city', now);
          }}
        />
      </form>
    );
    const { rerender } = render(view('Ghent'));
    fireEvent.change(screen.getByLabelText('city'), { target: { value: 'Lille' } });
    rerender(view('Lille'));
    rerender(view('Namur'));
    fireEvent.change(screen.getByLabelText('city'), { target: { value: 'Lille' } });
    expect(onFilled.mock.calls).toEqual([
      ['city', 'Lille'],
      ['city', 'Lille'],
    ]);
  });

  it('passes on nothing while fields and values agree, or once the fields are gone', () => {
    const { unmount } = render(<AddressForm />);
    const form = screen.getByRole('form');
    fireEvent.input(screen.getByLabelText('gift'));
    fill('city', 'Bruges');
    unmount();
    fireEvent.submit(form);
    expect(onFilled).not.toHaveBeenCalled();
  });
});
