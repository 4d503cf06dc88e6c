import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';

import '../../../elements/content/till-newsletter';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

/** As rendered by the platform: without a form key, and validated by scripts only. */
const FORM = `<form class="form subscribe" novalidate action="https://shop.example/newsletter/subscriber/new/" method="post" id="newsletter-validate-detail">
  <label for="newsletter"><span class="label">Sign Up for Our Newsletter:</span>
  <input name="email" type="email" id="newsletter" data-validate="{required:true, 'validate-email':true}"></label>
  <button class="action subscribe primary" title="Subscribe" type="submit" aria-label="Subscribe"><span>Subscribe</span></button></form>`;
const ACCOUNT = `<form action="https://shop.example/customer/account/createpost/" method="post">
  <input id="email_address" type="email" name="email" value="ann@example.com"><input type="checkbox" name="is_subscribed" value="1" title="Sign Up for Newsletter"></form>`;

async function render(inside: string) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  document.cookie = 'form_key=visitorsownkey01; path=/';
  document.body.innerHTML = `<till-newsletter>${inside}</till-newsletter>`;
  await waitFor(() => {
    expect(document.querySelector('.till-newsletter')).not.toBeNull();
  });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
const answer = (body: string) => {
  mockShop(() => ok({ status: 200, headers: {}, url: '', body }));
};

afterEach(() => {
  document.body.replaceChildren();
});

it('sends the form with the visitor’s own form key, and clears it when the shop has accepted [NEWS-01]', async () => {
  const heard = vi.fn();
  answer('true');
  await render(FORM);
  document.querySelector('till-newsletter')?.addEventListener('till-newsletter-subscribed', heard);
  await userEvent.type(field(), ' ann@example.com ');
  await press();
  expect(await screen.findByText('Thank you for your subscription.')).toBeDefined();
  expect(field().value).toBe('');
  expect(heard).toHaveBeenCalledOnce();
  expect(String(sent[0]?.body)).toBe('email=ann%40example.com&form_key=visitorsownkey01');
});

it.each([
  ['', 'This is a required field.'],
  ['ann@example', 'Please enter a valid email address (Ex: johndoe@domain.com).'],
])('does not send %j and says why at the field', async (typed, text) => {
  answer('true');
  await render(FORM);
  if (typed !== '') await userEvent.type(field(), typed);
  await press();
  expect(screen.getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    text,
  );
  expect(sent).toEqual([]);
  await userEvent.type(field(), 'a');
  expect(screen.queryByText(text)).toBeNull();
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it('shows a failure in the style of an error, and keeps the address [NEWS-04]', async () => {
  answer('false');
  await render(FORM);
  await userEvent.type(field(), 'ann@example.com');
  await press();
  const text = await screen.findByText('There was a problem creating your subscription.');
  expect(text.closest('.till-notice--error')).not.toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('ann@example.com');
});

it('leaves the form to the browser after it is removed', async () => {
  await render(FORM);
  const form = document.querySelector('form');
  document.querySelector('till-newsletter')?.replaceWith(form as HTMLFormElement);
  await Promise.resolve();
  const event = new Event('submit', { cancelable: true });
  await waitFor(() => {
    form?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

it('checks the box of a new account whose address is subscribed already, and sends nothing else [NEWS-05]', async () => {
  mockShop(() => json({ subscribed: true, errors: false }));
  await render(ACCOUNT);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await waitFor(() => {
    expect(box.checked).toBe(true);
  });
  expect(sent.map(({ path }) => path)).toEqual(['newsletter/ajax/status']);
  const event = new Event('submit', { cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
