import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBuyButtons } from '../../../../../src/features/cart/quantity/useBuyButtons';

function Probe({ isBlocked }: { readonly isBlocked: boolean }) {
  const root = useRef<HTMLSpanElement>(null);
  useBuyButtons(root, isBlocked);
  return <span ref={root} />;
}

const SELECT =
  '<select name="super_attribute[93]"><option value="">-</option><option value="5">Blue</option></select>';

function open(fields = '', isBlocked = false) {
  document.body.innerHTML = `<form><i></i>${fields}
    <button type="submit" id="add">Add</button><button type="button" id="product-updatecart-button">Update</button>
    <button type="submit" id="out" disabled>Out of stock</button><button type="button" id="wish">Wish</button></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const { rerender, unmount } = render(<Probe isBlocked={isBlocked} />, {
    container: form.querySelector('i') as HTMLElement,
  });
  const disabled = () =>
    [...form.querySelectorAll('button')].filter((one) => one.disabled).map(({ id }) => id);
  const choose = (value: string) => {
    const select = form.querySelector('select') as HTMLSelectElement;
    select.value = value;
    fireEvent.change(select);
  };
  return {
    form,
    disabled,
    choose,
    unmount,
    block: (next: boolean) => {
      rerender(<Probe isBlocked={next} />);
    },
  };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('useBuyButtons', () => {
  it('disables the form’s buy buttons while the quantity is invalid, and leaves those of the server disabled [QTY-04, QTY-07]', () => {
    const { disabled, block } = open('', true);
    expect(disabled()).toEqual(['add', 'product-updatecart-button', 'out']);
    block(false);
    expect(disabled(), 'the server’s own stays disabled').toEqual(['out']);
  });

  it('disables them until every option is chosen [QTY-06]', () => {
    const { disabled, choose } = open(SELECT);
    expect(disabled()).toContain('add');
    choose('5');
    expect(disabled()).toEqual(['out']);
    choose('');
    expect(disabled()).toContain('add');
  });

  it('cancels clicks on them and submissions, but no other click [QTY-05]', () => {
    const { form, block } = open('', true);
    const add = form.querySelector<HTMLButtonElement>('#add') as HTMLButtonElement;
    // A script of the page has enabled it again.
    add.disabled = false;
    const script = vi.fn();
    add.addEventListener('click', script);
    expect(fireEvent.click(add)).toBe(false);
    expect(script, 'scripts on the button do not run either').not.toHaveBeenCalled();
    expect(fireEvent.submit(form)).toBe(false);
    expect(fireEvent.click(form.querySelector('#wish') as HTMLElement)).toBe(true);
    block(false);
    expect(fireEvent.submit(form)).toBe(true);
  });

  it('enables them again when the element is removed', () => {
    const { disabled, unmount } = open('', true);
    unmount();
    expect(disabled()).toEqual(['out']);
  });

  it('does nothing outside a form', () => {
    const { container } = render(<Probe isBlocked />);
    expect(container.querySelector('span')).not.toBeNull();
  });
});
