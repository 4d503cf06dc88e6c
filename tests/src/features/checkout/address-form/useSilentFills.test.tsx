import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { useSilentFills } from '../../../../../src/features/checkout/address-form/useSilentFills';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop } from '../../../state/support/shop';

const onFilled = vi.fn<(name: string, value: string) => void>();
const selectDraft = () => ({ city: 'Oakland', street: ['1 Main St'] });

function Probe() {
  const form = useRef<HTMLFormElement>(null);
  useSilentFills(form, selectDraft, onFilled);
  return (
    <form ref={form}>
      <input data-till-field="city" defaultValue="Oakland" aria-label="city" />
      <input data-till-field="street.0" defaultValue="1 Main St" />
      <input data-till-field="gift" type="checkbox" value="1" />
      <input defaultValue="no field of the draft" />
    </form>
  );
}

function open() {
  onFilled.mockClear();
  const { container, unmount } = render(
    <Provider store={createTillStore({ shop, checkout: null })}>
      <Probe />
    </Provider>,
  );
  const [city, street] = container.querySelectorAll('input');
  if (city === undefined || street === undefined) throw new Error('no fields');
  return {
    city,
    street,
    unmount,
    fire: (event: Event) =>
      act(async () => {
        fireEvent(city, event);
        await Promise.resolve();
      }),
  };
}

describe('useSilentFills', () => {
  it.each(['input', 'change', 'focusout'])(
    'reports fields that were filled without an event, after an %s event of any field',
    async (type) => {
      const { street, fire } = open();
      street.value = '2 High St';
      await fire(new Event(type, { bubbles: true }));
      expect(onFilled.mock.calls).toEqual([['street.0', '2 High St']]);
    },
  );

  it('reports nothing while form and draft agree', async () => {
    const { fire } = open();
    await fire(new Event('input', { bubbles: true }));
    expect(onFilled).not.toHaveBeenCalled();
  });

  it('waits for the end of a composition', async () => {
    const { street, fire } = open();
    street.value = '東';
    await fire(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(onFilled).not.toHaveBeenCalled();
  });

  it('reports nothing once the form is gone', async () => {
    const { city, street, unmount } = open();
    street.value = '2 High St';
    fireEvent(city, new Event('input', { bubbles: true }));
    unmount();
    await Promise.resolve();
    expect(onFilled).not.toHaveBeenCalled();
  });
});
