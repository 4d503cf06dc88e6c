import { act, fireEvent, render } from '@testing-library/react';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubmit } from '../../../../../src/features/catalog/add-to-cart/useSubmit';
import { selectAdding } from '../../../../../src/state/add-to-cart/add-to-cart-slice';
import { addToCartState } from '../../../../../src/state/add-to-cart/add-to-cart-state';
import { messagesState } from '../../../../../src/state/messages/messages-state';
import { selectCartCount, sectionsRead } from '../../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const onSent = vi.fn();

function Probe({ form }: { readonly form: HTMLFormElement }) {
  const found = useMemo(() => ({ form, productId: '60' }), [form]);
  useSubmit(found, onSent);
  return null;
}

function open(fields: string, action = '/checkout/cart/add/product/60/') {
  document.body.innerHTML = `<form action="${action}"><input type="hidden" name="form_key" value="of a cached page">
    ${fields}<button type="submit">Add</button></form><div></div>`;
  const form = document.forms[0] as HTMLFormElement;
  const store = createTillStore({ shop, checkout: null });
  store.inject(messagesState);
  store.inject(addToCartState);
  store.dispatch(sectionsRead({ cart: { data_id: 1, summary_count: 0 } }));
  render(
    <Provider store={store}>
      <Probe form={form} />
    </Provider>,
    { container: document.querySelector('div') as HTMLElement },
  );
  const button = form.querySelector('button') as HTMLButtonElement;
  return {
    button,
    /** Whether the browser submits the form itself. */
    submit: (): boolean => {
      const event = new SubmitEvent('submit', {
        cancelable: true,
        bubbles: true,
        submitter: button,
      });
      let isLeft = true;
      act(() => {
        isLeft = form.dispatchEvent(event);
      });
      return isLeft;
    },
    count: () => selectCartCount(store.getState()),
    status: () => selectAdding('60')(store.getState()),
  };
}

beforeEach(() => {
  onSent.mockClear();
  mockShop(() => new Promise(() => {}));
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('useSubmit', () => {
  it('sends the form by script, with the visitor’s own form key [ADDTO-01]', () => {
    const { submit, status } = open('<input name="qty" value="2">');
    const script = vi.fn();
    document.addEventListener('submit', script);
    expect(submit()).toBe(false);
    document.removeEventListener('submit', script);
    expect(script, 'the page’s own scripts do not send it too').not.toHaveBeenCalled();
    expect(status()).toBe('adding');
    expect(onSent).toHaveBeenCalledOnce();
    const body = sent[0]?.body as FormData;
    expect(body.get('qty')).toBe('2');
    expect(body.get('form_key')).toMatch(/^\w{16}$/);
  });

  it.each([
    ['', 1],
    ['<input name="qty" value="3">', 3],
    ['<input name="qty" value="-3">', 0],
    ['<input name="qty" value="soon">', 0],
    ['<input name="super_group[1]" value="2"><input name="super_group[2]" value="">', 2],
    [
      '<input name="super_group[1]" value="2"><input name="super_group[2]" value="5"><input name="qty" value="9">',
      7,
    ],
  ])('counts the quantity of %j as %s at once', (fields, expected) => {
    const { submit, count } = open(fields);
    submit();
    expect(count()).toBe(expected);
  });

  it('leaves a form that edits a cart line, and a disabled button, to the page', () => {
    expect(open('', '/checkout/cart/updateItemOptions/id/7/').submit()).toBe(true);
    const { button, submit } = open('');
    button.disabled = true;
    expect(submit()).toBe(true);
    expect(sent).toEqual([]);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('does not send an invalid form [PROD-04]', () => {
    const { submit, status } = open('<input name="a" required>');
    expect(submit()).toBe(false);
    expect(status()).toBe('idle');
  });

  it('is ready again on a page that the shopper returns to', () => {
    const { submit, status } = open('');
    submit();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(status()).toBe('adding');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(status()).toBe('idle');
  });
});
