import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { readOrderGift } from '../../../elements/cart/read-order-gift';
import { giftMessageMeta } from '../../../elements/cart/till-gift-message.meta';

import '../../../elements/cart/till-gift-message';

/** As on a recorded order page, inside the element. */
const PRINTED = `<a href="#" id="order-item-gift-message-link-87" class="action show" aria-controls="order-item-gift-message-87" data-item-id="87">
 Gift Message                            </a>
 <div class="order-gift-message" id="order-item-gift-message-87" role="region" aria-expanded="false" tabindex="-1">
 <a href="#" title="Close" class="action close">
 Close                                </a>
 <dl class="item-options">
 <dt class="item-sender"><strong class="label">From</strong>Ann</dt>
 <dt class="item-recipient"><strong class="label">To</strong>Bob</dt>
 <dd class="item-message">Enjoy<br />
it &amp; &lt;b&gt;use&lt;/b&gt; it</dd>
 </dl>
 </div>`;

async function place(inside: string): Promise<HTMLElement> {
  const host = document.createElement(giftMessageMeta.tag);
  host.innerHTML = inside;
  await act(async () => {
    document.body.append(host);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return host;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('<till-gift-message> in an order', () => {
  it('is a row that expands and collapses [GMSG-13]', async () => {
    const host = await place(PRINTED);
    const button = screen.getByRole('button', { name: 'Gift Message' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.hidden).toBe(true);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(panel?.hidden).toBe(false);
    expect(panel?.textContent).toBe('FromAnnToBobEnjoy\nit & <b>use</b> it');
    expect(host.querySelector('b')).toBeNull();
    await userEvent.click(button);
    expect(panel?.hidden).toBe(true);
  });

  it('takes its texts from the server [GMSG-01]', () => {
    const host = document.createElement('div');
    host.innerHTML = PRINTED;
    expect(readOrderGift(host).rendered).toEqual({
      title: 'Gift Message',
      sender: { label: 'From', text: 'Ann' },
      recipient: { label: 'To', text: 'Bob' },
      message: 'Enjoy\nit & <b>use</b> it',
    });
  });

  it('leaves out names that were not written', () => {
    const host = document.createElement('div');
    host.innerHTML =
      '<dt class="item-sender"><strong class="label">From</strong></dt><dd class="item-message">Hi</dd>';
    expect(readOrderGift(host).rendered).toEqual({
      title: 'Gift Message',
      sender: null,
      recipient: null,
      message: 'Hi',
    });
  });
});

it('has no order’s message in a cart, and shows nothing where no messages are allowed', async () => {
  const host = await place('');
  expect(readOrderGift(host)).toEqual({ rendered: null });
  expect(host.querySelector('.till-root')?.textContent).toBe('');
});
