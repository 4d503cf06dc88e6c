import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-multi-checkout';
import { renderPage } from '../account/account-page';
import { billing, METHODS } from './multi-pages';
import { button, endPage, fieldsOf, pressNative, startPage, submitted, TAG } from './multi-support';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

beforeEach(() => {
  startPage();
});
afterEach(endPage);

const CONTINUE = 'Go to Review Your Order';

/** A method whose provider's script reacts to its own button, which the platform hides. */
const CARD = `<div><dt><input type="radio" id="p3" value="card" name="payment[method]"><label for="p3">Card</label></dt>
<dd class="item-content no-display"><label for="holder">Name on Card</label><input id="holder" class="required-entry" name="payment[holder]">
<div class="actions-toolbar no-display"><button type="submit" data-role="review-save"><span>Pay</span></button></div></dd></div>`;

const own = () => document.querySelector<HTMLButtonElement>('[data-role="review-save"]');
const form = () => document.querySelector(`${TAG} form`) as HTMLFormElement;

/** What the provider's script sees: presses of its button, which it answers for itself. */
function provider() {
  const pressed = vi.fn((event: Event) => {
    event.preventDefault();
  });
  own()?.addEventListener('click', pressed);
  return pressed;
}

describe('a method with a button of its own', () => {
  it('has it pressed in place of the form, once it is chosen and complete [MULTI-01]', async () => {
    await renderPage(billing(METHODS + CARD), TAG);
    const pressed = provider();
    expect(await pressNative(CONTINUE)).toBeNull();
    await userEvent.click(screen.getByLabelText('Card'));
    expect(await pressNative(CONTINUE)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Name on Card'));
    expect(pressed).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Name on Card'), 'Ann');
    expect(await pressNative(CONTINUE), 'its script has not sent it yet').toBeNull();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is left to the other methods', async () => {
    await renderPage(billing(METHODS + CARD), TAG);
    const pressed = provider();
    await userEvent.click(screen.getByLabelText('Check / Money order'));
    expect(await pressNative(CONTINUE)).toMatchObject({ 'payment[method]': 'checkmo' });
    expect(pressed).not.toHaveBeenCalled();
  });

  it('can send the form without an event, with the form key', async () => {
    await renderPage(billing(METHODS + CARD), TAG);
    own()?.addEventListener('click', (event) => {
      event.preventDefault();
      queueMicrotask(() => {
        form().submit();
      });
    });
    await userEvent.click(screen.getByLabelText('Card'));
    await userEvent.type(screen.getByLabelText('Name on Card'), 'Ann');
    await userEvent.click(button(CONTINUE));
    expect(submitted).toEqual([
      {
        'payment[method]': 'card',
        'payment[holder]': 'Ann',
        form_key: 'abcdefgh12345678',
      },
    ]);
  });

  it('is checked too where its button belongs to a form of its own', async () => {
    await renderPage(billing(METHODS + CARD), TAG);
    // As providers' templates do, which a parser would not.
    const inner = document.createElement('form');
    own()?.replaceWith(inner);
    inner.innerHTML = '<button type="submit" data-role="review-save">Pay</button>';
    const pressed = provider();
    await userEvent.click(screen.getByLabelText('Card'));
    expect(await pressNative(CONTINUE)).toBeNull();
    expect(pressed).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Name on Card'), 'Ann');
    await userEvent.click(button(CONTINUE));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('can hold the submission, and send the form when the provider has answered', async () => {
    await renderPage(billing(METHODS + CARD), TAG);
    let token = '';
    const sentForms: Record<string, string>[] = [];
    const keep = (event: Event): void => {
      if (!event.defaultPrevented) sentForms.push(fieldsOf(form()));
      event.preventDefault();
    };
    document.body.addEventListener('submit', keep);
    form().addEventListener('submit', (event) => {
      if (token === '') event.preventDefault();
    });
    await userEvent.click(screen.getByLabelText('Card'));
    await userEvent.type(screen.getByLabelText('Name on Card'), 'Ann');
    await userEvent.click(button(CONTINUE));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sentForms).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(button(CONTINUE).getAttribute('aria-disabled')).toBeNull();
    token = 'tok';
    form().requestSubmit();
    document.body.removeEventListener('submit', keep);
    expect(sentForms).toMatchObject([{ 'payment[method]': 'card' }]);
  });
});

describe('orders that are free', () => {
  const FREE = '<input id="hidden-free" type="hidden" name="payment[method]" value="free">';

  it.each(['', ' checked'])(
    'need no choice where the page has disabled all of them [MULTI-02] (%s)',
    async (state) => {
      const disabled = (METHODS + CARD).replaceAll('type="radio"', `type="radio" disabled${state}`);
      await renderPage(billing(disabled).replace('</form>', `${FREE}</form>`), TAG);
      expect(screen.getByLabelText<HTMLInputElement>('Name on Card').disabled).toBe(true);
      expect(await pressNative(CONTINUE)).toEqual({
        'payment[method]': 'free',
        form_key: 'abcdefgh12345678',
      });
    },
  );

  it('are no longer so when a method is offered', async () => {
    const first = METHODS.replace('type="radio"', 'type="radio" disabled checked');
    await renderPage(billing(first), TAG);
    expect(await pressNative(CONTINUE)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Purchase Order'));
  });

  it('have nothing to pay with where all methods are disabled and none is set [MULTI-03]', async () => {
    await renderPage(billing(METHODS.replaceAll('type="radio"', 'type="radio" disabled')), TAG);
    expect(await pressNative(CONTINUE)).toBeNull();
    await screen.findByRole('alert');
  });
});

it('says at each press that there is nothing to pay with, until something changes [MULTI-03]', async () => {
  await renderPage(billing(''), TAG);
  await userEvent.click(button(CONTINUE));
  const first = await screen.findByRole('alert');
  await userEvent.click(button(CONTINUE));
  await waitFor(() => {
    expect(first.isConnected, 'a new message is announced').toBe(false);
  });
  screen.getByRole('alert');
  form().dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
