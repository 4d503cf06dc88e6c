import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/cart/till-quantity';

const submitted = vi.fn((event: Event) => {
  event.preventDefault();
});

/** A product form of the shop around the element. */
async function renderForm(attributes: string, more = '') {
  document.body.innerHTML = `<form>${more}
    <till-quantity subject="Moby Dick" ${attributes}>Before</till-quantity>
    <button type="submit">Add to Cart</button></form>`;
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Qty' });
  document.querySelector('form')?.addEventListener('submit', submitted);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' });
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const sent = () => new FormData(document.querySelector('form') ?? undefined).get('qty');
  return { field, button, type, sent };
}

beforeEach(() => {
  submitted.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
});

/** The text box as it is now: it is rendered again when a script sets the form's field. */
const shownField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Qty' });

describe('<till-quantity>', () => {
  it('replaces the fallback and submits its value [QTY-01]', async () => {
    const { type, sent } = await renderForm('value="2"');
    expect(document.body.textContent).not.toContain('Before');
    expect(sent()).toBe('2');
    await type('7');
    expect(sent()).toBe('7');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(sent()).toBe('8');
  });

  it.each([
    [
      `<input name="qty" data-validate="{'validate-item-quantity':{'minAllowed':1,'qtyIncrements':6}}">`,
      ['12', '18'],
    ],
    ['<input type="number" name="qty" min="2" step="2">', ['8', '10']],
    ['<input type="number" name="qty" min="0" step="any">', ['7', '8']],
  ])('keeps to the limits of the server’s own field: %s [QTY-01]', async (input, wanted) => {
    document.body.innerHTML = `<form><till-quantity value="6">${input}</till-quantity></form>`;
    const more = await screen.findByRole('button', { name: 'Increase quantity' });
    const sent = () => new FormData(document.querySelector('form') ?? undefined).get('qty');
    const got: unknown[] = [];
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(more);
      got.push(sent());
    }
    expect(got).toEqual(wanted);
  });

  /** A field of the server's in the element, as its pages have it. */
  async function renderField(input: string) {
    document.body.innerHTML = `<form><till-quantity>${input}</till-quantity><button type="submit">Add to Cart</button></form>`;
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Qty' });
    const [less, more] = ['Decrease quantity', 'Increase quantity'].map((name) =>
      screen.getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement];
    const sent = () => [...new FormData(document.querySelector('form') ?? undefined)].flat();
    return { field, less, more, sent };
  }

  it('lets none of a product of a group be bought, under the name of its field [QTY-01][QTY-04][GRPD-03]', async () => {
    const { field, less, more, sent } = await renderField(
      `<input type="number" name="super_group[2]" value="0" title="Qty" class="input-text qty" data-validate="{'validate-grouped-qty':'#super-product-table'}">`,
    );
    expect(sent()).toEqual(['super_group[2]', '0']);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    expect(sent()).toEqual(['super_group[2]', '1']);
    await userEvent.click(less);
    expect(sent()).toEqual(['super_group[2]', '0']);
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    expect(sent()).toEqual(['super_group[2]', '0']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', false);
    const hidden = document.querySelector<HTMLInputElement>('input[type="hidden"]');
    await userEvent.tab();
    for (const set of ['2', '0']) {
      if (hidden !== null) hidden.value = set;
      hidden?.dispatchEvent(new Event('input', { bubbles: true }));
      await waitFor(() => {
        expect(shownField().value).toBe(set);
      });
    }
  });

  it('starts at the quantity of a bundle’s option, of which one has to be bought [QTY-01][BNDL-03]', async () => {
    const { less, sent } = await renderField(
      `<input class="input-text qty" type="number" min="0" data-validate='{"validate-item-quantity":[]}' name="bundle_option_qty[1]" value="2">`,
    );
    expect(sent()).toEqual(['bundle_option_qty[1]', '2']);
    await userEvent.click(less);
    await userEvent.click(less);
    expect(sent()).toEqual(['bundle_option_qty[1]', '1']);
  });

  it('lets its own attributes precede those limits, and has 1 to 99 without any [QTY-01]', async () => {
    const field = '<input type="number" name="qty" max="4">';
    document.body.innerHTML = `<form><till-quantity value="6" max="7">${field}</till-quantity></form>`;
    const more = await screen.findByRole('button', { name: 'Increase quantity' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the quantity that another script sets in the form’s field', async () => {
    const { sent } = await renderForm('value="2"');
    const hidden = document.querySelector<HTMLInputElement>('input[name="qty"]');
    if (hidden !== null) hidden.value = '5';
    hidden?.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => {
      expect(shownField().value).toBe('5');
    });
    expect(sent()).toBe('5');
  });

  it('takes over the quantity typed into the fallback [QTY-01]', async () => {
    document.body.innerHTML = '<form></form>';
    const host = document.createElement('till-quantity');
    host.innerHTML = '<input type="number" name="qty" value="1">';
    document.querySelector('form')?.append(host);
    const early = host.querySelector('input');
    early?.focus();
    if (early !== null) early.value = '1';
    await userEvent.keyboard('2');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Qty' });
    await waitFor(() => {
      expect(document.activeElement).toBe(field);
    });
    await userEvent.keyboard('0');
    expect(field.value).toBe('120');
  });

  it('puts the cursor after the server-rendered quantity of the fallback [QTY-01]', async () => {
    document.body.innerHTML = '<form></form>';
    const host = document.createElement('till-quantity');
    host.innerHTML = '<input type="number" name="qty" value="1">';
    document.querySelector('form')?.append(host);
    host.querySelector('input')?.focus();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Qty' });
    await waitFor(() => {
      expect(document.activeElement).toBe(field);
    });
    await userEvent.keyboard('2');
    expect(field.value).toBe('12');
  });

  it.each([
    ['11', 'You may only order 10 units'],
    ['0', 'Please enter a value of 1 or greater'],
  ])('%s disables the buttons and shows why [QTY-02][QTY-03][QTY-04]', async (typed, words) => {
    const { type, button } = await renderForm('max="10"');
    await type(typed);
    expect(screen.getByText(words)).toBeDefined();
    expect(button.disabled).toBe(true);
    await type('4');
    expect(button.disabled).toBe(false);
  });

  it('ignores clicks on the buttons and Enter in another field [QTY-05]', async () => {
    const { type, button } = await renderForm('max="10"', '<input name="note" aria-label="Note">');
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    await type('11');
    button.disabled = false;
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Note'), 'x{Enter}');
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('keeps the buttons disabled until each option is chosen [QTY-06]', async () => {
    const { button } = await renderForm(
      '',
      `<select class="super-attribute-select" name="super_attribute[93]" aria-label="Colour">
        <option value="">Choose</option><option value="52">Teal</option></select>`,
    );
    expect(button.disabled).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Colour'), '52');
    expect(button.disabled).toBe(false);
    await userEvent.click(button);
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('never enables a button that the server disabled, or one that is out of stock [QTY-07]', async () => {
    const { type, button } = await renderForm('out-of-stock');
    await type('100');
    await type('2');
    expect(button.disabled).toBe(true);
    document.body.replaceChildren();
    const soldOut = '<button type="submit" disabled>Update Cart</button>';
    const other = await renderForm('max="10"', soldOut);
    await other.type('11');
    await other.type('2');
    expect(other.button.disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Update Cart' })).toHaveProperty('disabled', true);
  });
});
