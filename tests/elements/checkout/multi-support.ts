import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { openOrder, redirectedOrder } from '../../../src/state/order/order-notes';
import { json, mockShop } from '../../src/state/support/fake-http';

/** The tag of the pages of the checkout with several addresses. */
export const TAG = 'till-multi-checkout';

/** The forms that scripts have sent without an event, by their fields. */
export const submitted: Record<string, string>[] = [];

/** What a form sends. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : 'file',
    ]),
  );

/** A visitor with a form key and two mugs; `check` is the shop's response to a check of quantities. */
export function startPage(check: () => unknown = () => ({ success: true })): void {
  document.cookie = 'form_key=abcdefgh12345678; path=/';
  submitted.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submitted.push(fieldsOf(this));
  });
  mockShop((_request, path) => {
    if (path.endsWith('checkItems/')) return json(check());
    if (path.endsWith('customers/me')) return json({ id: 7 });
    return json({ cart: { data_id: 1, items: [{ item_id: '582', qty: 2 }] } });
  });
}

/** Removes the page and what was noted. */
export function endPage(): void {
  vi.restoreAllMocks();
  openOrder.remove();
  redirectedOrder.remove();
  document.body.replaceChildren();
}

/** A button of the page by its label. */
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Presses a button; returns whether the browser sent the form itself, with its fields. */
export async function pressNative(name: string): Promise<Record<string, string> | null> {
  let fields: Record<string, string> | null = null;
  const keep = (event: Event): void => {
    if (!event.defaultPrevented) fields = fieldsOf(event.target as HTMLFormElement);
    event.preventDefault();
  };
  document.addEventListener('submit', keep);
  await userEvent.click(button(name));
  await waitFor(() => undefined);
  document.removeEventListener('submit', keep);
  return fields;
}

/** The browser shows the page again, as it was. */
export const restorePage = (): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};
