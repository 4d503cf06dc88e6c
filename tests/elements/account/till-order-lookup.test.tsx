import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-order-lookup';
import { isHidden, renderPage } from './account-page';

const FORM = `<till-order-lookup><form action="/sales/guest/view/" method="post">
  <div class="field"><label for="id">Order ID</label><input id="id" name="oar_order_id" data-validate="{required:true}"></div>
  <div class="field"><label for="name">Last Name</label><input id="name" name="oar_billing_lastname"></div>
  <div class="field"><label for="by">Find Order By</label><select id="by" name="oar_type"><option value="email">Email</option><option value="zip">ZIP Code</option></select></div>
  <div class="field"><label for="email">Email</label><input type="email" id="email" name="oar_email" data-validate="{required:true, 'validate-email':true}"></div>
  <div class="field"><label for="zip">ZIP</label><input id="zip" name="oar_zip" data-validate="{required:true}"></div>
  <button type="submit">Continue</button></form></till-order-lookup>`;

const posted: Record<string, unknown>[] = [];
const open = async () => {
  await renderPage(FORM, 'till-order-lookup');
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    queueMicrotask(() => posted.push(Object.fromEntries(new FormData(form))));
    event.preventDefault();
  });
  await waitFor(() => {
    expect(isHidden(document.querySelector('#zip'))).toBe(true);
  });
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

beforeEach(() => {
  posted.length = 0;
  sessionStorage.clear();
  document.cookie = 'form_key=abcdefgh12345678; path=/';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('<till-order-lookup>', () => {
  it('shows the selected field and sends both with the form key, as the server fails without either [LOOK-01]', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Order ID'), '000000032');
    await userEvent.selectOptions(screen.getByLabelText('Find Order By'), 'zip');
    expect(isHidden(document.querySelector('#email'))).toBe(true);
    await press();
    await waitFor(() => {
      expect(document.querySelectorAll('.till-field-error')).toHaveLength(1);
    });
    expect(posted).toEqual([]);
    await userEvent.type(screen.getByLabelText('ZIP'), '78701');
    await press();
    expect(posted).toEqual([
      {
        oar_order_id: '000000032',
        oar_billing_lastname: '',
        oar_type: 'zip',
        oar_email: '',
        oar_zip: '78701',
        form_key: 'abcdefgh12345678',
      },
    ]);
  });

  it('restores the typed values when the platform replaces the form', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Order ID'), '000000032');
    document.querySelector('till-order-lookup')?.remove();
    await waitFor(() => {
      expect(sessionStorage.getItem('till-order-lookup')).not.toBeNull();
    });
    await renderPage(FORM, 'till-order-lookup');
    expect(screen.getByLabelText<HTMLInputElement>('Order ID').value).toBe('000000032');
  });

  it('has what was typed again after a refusal, once and not much later', async () => {
    const typed = { oar_order_id: '7', oar_type: 'zip', oar_zip: '78701' };
    const keep = (at: number) => {
      sessionStorage.setItem('till-order-lookup', JSON.stringify({ at, typed }));
    };
    keep(Date.now());
    await renderPage(FORM, 'till-order-lookup');
    expect(screen.getByLabelText<HTMLInputElement>('Order ID').value).toBe('7');
    expect(isHidden(document.querySelector('#email'))).toBe(true);
    expect(sessionStorage.getItem('till-order-lookup')).toBeNull();
    document.body.replaceChildren();
    await waitFor(() => {
      expect(sessionStorage.getItem('till-order-lookup')).not.toBeNull();
    });
    keep(Date.now() - 61_000);
    await renderPage(FORM, 'till-order-lookup');
    expect(screen.getByLabelText<HTMLInputElement>('Order ID').value).toBe('');
  });
});
