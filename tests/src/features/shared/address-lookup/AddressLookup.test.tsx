import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressDraft } from '../../../../../src/domain/address.types';
import { withDraftText } from '../../../../../src/domain/address-draft';
import { AddressLookup } from '../../../../../src/features/shared/address-lookup/AddressLookup';
import type {
  AddressLookup as Provider,
  AddressSuggestion,
  FoundAddress,
} from '../../../../../src/state/extensions/address-lookup.types';
import { addressLookups } from '../../../../../src/state/extensions/extensions';
import { config } from '../../checkout/checkout-fixture';

const suggest = vi.fn<Provider['suggest']>();
const resolve = vi.fn<Provider['resolve']>();
const harbour = { id: '1', label: '12 Harbour Street, Oakland' };
const view = { id: '2', label: '12 Harbour View, Sacramento' };
const oakland: FoundAddress = {
  street: ['12 Harbour Street'],
  city: 'Oakland',
  postcode: '94607',
  region: 'California',
};

let draft: AddressDraft;
let edit: (name: string, value: string) => void;

function Form({ countryId = 'US' }: { countryId?: string }) {
  const [typed, setTyped] = useState<AddressDraft>({ street: [''], country_id: countryId });
  draft = typed;
  edit = (name, value) => {
    setTyped((known) => withDraftText(known, name, value));
  };
  return (
    <div>
      <input
        aria-label="Street Address"
        value={typed.street[0]}
        onChange={(event) => {
          edit('street.0', event.target.value);
        }}
      />
      <AddressLookup
        fields={config.shippingFields}
        directory={config.directory}
        draft={typed}
        onEdit={edit}
        onLeave={vi.fn()}
      />
    </div>
  );
}

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  suggest.mockReset().mockResolvedValue([harbour, view]);
  resolve.mockReset().mockResolvedValue(oakland);
  stop = addressLookups.register({ code: 'list', countries: ['US', 'GB'], suggest, resolve });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const input = () => screen.getByLabelText('Street Address', { selector: 'input' });
const wait = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms));
const enter = (value: string, inputType = 'insertText') =>
  fireEvent(
    input(),
    Object.assign(new InputEvent('input', { bubbles: true, inputType }), setValue(value)),
  );
const press = (key: string) => fireEvent.keyDown(input(), { key });

/** Sets the value like a browser, unnoticed by React until the event. */
function setValue(value: string): object {
  const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  prototype?.set?.call(input(), value);
  return {};
}

async function type(value: string): Promise<void> {
  enter(value);
  await wait();
}

describe('AddressLookup', () => {
  it('suggests for what was typed before it was loaded, in the field that is being typed into', async () => {
    const typed = (focus: boolean) => {
      const early = document.createElement('input');
      early.value = '12 Har';
      document.body.replaceChildren(early);
      if (focus) early.focus();
      render(
        <AddressLookup
          fields={config.shippingFields}
          directory={config.directory}
          draft={{ street: ['12 Har'], country_id: 'US' }}
          input={early}
          onEdit={vi.fn()}
        />,
      );
    };
    typed(false);
    await wait();
    expect(suggest).not.toHaveBeenCalled();
    typed(true);
    await wait();
    expect(suggest.mock.calls[0]?.[0]).toEqual({ text: '12 Har', countryId: 'US' });
    document.body.replaceChildren();
  });

  it('suggests from three characters on, once per pause, as a combobox', async () => {
    render(<Form />);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    await type('12');
    expect(suggest).not.toHaveBeenCalled();
    enter('12 ');
    enter('12 Ha');
    await wait();
    expect(suggest.mock.calls.map(([query]) => query)).toEqual([
      { text: '12 Ha', countryId: 'US' },
    ]);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      harbour.label,
      view.label,
    ]);
    const combobox = screen.getByRole('combobox', { name: 'Street Address' });
    expect(combobox.getAttribute('aria-expanded')).toBe('true');
    press('ArrowDown');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(harbour.label);
    expect(combobox.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    press('ArrowUp');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(draft.street).toEqual(['12 Ha']);
  });

  it('fills in what was chosen, and names what it could not', async () => {
    resolve.mockResolvedValue({ ...oakland, postcode: '', region: 'Sierra' });
    render(<Form />);
    await type('12 Ha');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    await wait();
    expect(draft).toMatchObject({ street: ['12 Harbour Street'], city: 'Oakland' });
    screen.getByText('Please complete: State/Province, Zip/Postal Code');
    act(() => {
      edit('postcode', '94607');
    });
    screen.getByText('Please complete: State/Province');
  });

  it('leaves Enter to the form while nothing is active', async () => {
    render(<Form />);
    expect(press('Enter')).toBe(true);
    await type('12 Ha');
    expect(press('Enter')).toBe(true);
    expect(resolve).not.toHaveBeenCalled();
  });

  it('ignores suggestions that arrive after newer ones', async () => {
    let first: (list: readonly AddressSuggestion[]) => void = () => undefined;
    suggest.mockReturnValueOnce(
      new Promise((arrive) => {
        first = arrive;
      }),
    );
    render(<Form />);
    await type('12 H');
    suggest.mockResolvedValue([view]);
    await type('12 Harbour V');
    expect(suggest.mock.calls[0]?.[1].aborted).toBe(true);
    await act(async () => {
      first([harbour]);
      await Promise.resolve();
    });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option').textContent).toBe(view.label);
  });

  it('never overwrites what was typed after the choice', async () => {
    let arrive: (found: FoundAddress) => void = () => undefined;
    resolve.mockReturnValue(
      new Promise((found) => {
        arrive = found;
      }),
    );
    render(<Form />);
    await type('12 Ha');
    fireEvent.mouseDown(screen.getByText(harbour.label));
    act(() => {
      edit('city', 'Alameda');
    });
    await act(async () => {
      arrive(oakland);
      await Promise.resolve();
    });
    expect(draft).toMatchObject({ city: 'Alameda', postcode: '94607' });

    await type('12 Ha');
    fireEvent.mouseDown(screen.getByText(harbour.label));
    await type('12 Ha, back door');
    await act(async () => {
      arrive(oakland);
      await Promise.resolve();
    });
    expect(draft.street).toEqual(['12 Ha, back door']);
  });

  it('discards an address once another country is chosen', async () => {
    render(<Form />);
    await type('12 Ha');
    resolve.mockImplementation(() => {
      edit('country_id', 'GB');
      return new Promise((found) => setTimeout(() => found(oakland), 10));
    });
    fireEvent.mouseDown(screen.getByText(harbour.label));
    await wait();
    expect(draft.street).toEqual(['12 Ha']);
  });

  it('fills in what was chosen when the focus has moved on meanwhile', async () => {
    let arrive: (found: FoundAddress) => void = () => undefined;
    resolve.mockReturnValue(
      new Promise((found) => {
        arrive = found;
      }),
    );
    render(<Form />);
    await type('12 Ha');
    fireEvent.mouseDown(screen.getByText(harbour.label));
    fireEvent.blur(input());
    await act(async () => {
      arrive(oakland);
      await Promise.resolve();
    });
    expect(draft).toMatchObject({ city: 'Oakland' });
  });

  it('begins again with another country, which a provider may not know', async () => {
    resolve.mockResolvedValue({ street: ['12 Harbour Street'] });
    render(<Form />);
    await type('12 Ha');
    press('ArrowDown');
    press('Enter');
    await wait();
    screen.getByText(/^Please complete: /);
    await type('12 Har');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    act(() => {
      edit('country_id', 'DE');
    });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByText(/^Please complete/)).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each<[string, () => Promise<never>]>([
    ['is refused', () => Promise.reject(new Error('500'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
    ['returns HTML', () => Promise.resolve('<h1>Oops</h1>' as never)],
    ['is never answered', () => new Promise(() => undefined)],
  ])('keeps what was typed when a call %s', async (_how, call) => {
    suggest.mockImplementationOnce(call);
    render(<Form />);
    await type('12 Ha');
    expect(screen.queryByRole('listbox')).toBeNull();
    resolve.mockImplementation(call);
    await type('12 Har');
    fireEvent.mouseDown(screen.getByText(harbour.label));
    await wait(10_000);
    expect(draft).toMatchObject({ street: ['12 Har'] });
    expect(draft).not.toHaveProperty('city');
    screen.getByText('Please complete: State/Province, City, Zip/Postal Code');
  });

  it('renders suggestions as text', async () => {
    suggest.mockResolvedValue([{ id: '1', label: '<img src=x> 1 A Street' }]);
    render(<Form />);
    await type('1 A');
    expect(screen.getByRole('option').textContent).toBe('<img src=x> 1 A Street');
  });

  it('takes autofill for no search, and knows its countries', async () => {
    const page = render(<Form />);
    enter('12 Harbour Street', 'insertReplacementText');
    await wait();
    expect(suggest).not.toHaveBeenCalled();
    page.unmount();
    render(<Form countryId="DE" />);
    await type('Hafenweg');
    expect(suggest).not.toHaveBeenCalled();
  });
});
