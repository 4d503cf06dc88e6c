import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GiftMessage } from '../../../../../src/features/shared/gift-message/GiftMessage';
import { GiftSlot } from '../../../../../src/features/shared/gift-message/GiftSlot';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import { ElementContext } from '../../../../../src/ui/element-context';
import { gift, giftStore } from '../../../state/gift-messages/gift-shop';
import { json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const emit = vi.fn<() => boolean>(() => true);

beforeEach(() => {
  sessionStorage.clear();
  emit.mockClear();
  replaceNavigator({ assign: () => undefined });
  Element.prototype.scrollIntoView = vi.fn();
});

function show(
  page: Parameters<typeof giftStore>[0] = {},
  props: { itemId?: string; itemName?: string } = {},
) {
  const store = giftStore(page);
  const view = render(
    <Provider store={store}>
      <ElementContext.Provider value={{ emit }}>
        <GiftMessage {...props} />
      </ElementContext.Provider>
    </Provider>,
  );
  return { ...view, store, user: userEvent.setup() };
}

const add = () => screen.getByRole('button', { name: 'Add Gift Message for This Order' });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(add());
  await user.type(field('To'), gift.recipient);
  await user.type(field('From'), gift.sender);
  await user.type(field('Message'), 'Enjoy');
}

describe('the gift message', () => {
  it('is a hidden form, a filled form and a result with edit and delete [GMSG-04][GMSG-05]', async () => {
    mockShop(() => json(true));
    const { user } = show();
    expect(screen.queryByRole('textbox')).toBeNull();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const result = await screen.findByRole('group', { name: 'Gift Message for This Order' });
    expect(within(result).getByText('Enjoy')).toBeDefined();
    expect(within(result).getByText('Bob')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    expect(field('Message')).toHaveProperty('value', 'Enjoy');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByRole('button', { name: /^Add Gift Message/ })).toBeDefined();
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('moves the focus to what follows each step', async () => {
    mockShop(() => json(true));
    const { user } = show();
    await user.click(add());
    expect(document.activeElement).toBe(field('To'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(add());
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^Edit/ }));
    expect(screen.getByRole('status').textContent).toBe('The gift message was saved.');
  });

  it('dispatches events when the shop has saved or deleted', async () => {
    mockShop(() => json(true));
    const { user } = show(
      { giftMessage: { itemLevel: { 77: { message: gift } } } },
      { itemId: '77' },
    );
    expect(emit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByRole('group');
    expect(emit).toHaveBeenLastCalledWith('till-gift-message-saved', { itemId: '77' });
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await screen.findByRole('button', { name: /^Add Gift Message/ });
    expect(emit).toHaveBeenLastCalledWith('till-gift-message-deleted', { itemId: '77' });
  });

  it('is not sent without a text', async () => {
    mockShop(() => json(true));
    const { user } = show();
    await user.click(add());
    await user.type(field('To'), 'Bob');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('This is a required field.')).toBeDefined();
    expect(document.activeElement).toBe(field('Message'));
    expect(sent).toEqual([]);
  });

  it('keeps what was typed and shows why it was not saved [GMSG-11, GMSG-12]', async () => {
    const message = "The gift message isn't available.";
    mockShop(() => fail({ kind: 'rejected', status: 400, message, redirectAction: null }));
    const { user } = show();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(field('Message')).toHaveProperty('value', 'Enjoy');
    expect(field('To')).toHaveProperty('value', 'Bob');
    expect(emit).not.toHaveBeenCalled();
  });

  it('names its item, and shows texts as they were written', () => {
    show(
      { giftMessage: { itemLevel: { 77: { message: gift } } } },
      { itemId: '77', itemName: 'Mug' },
    );
    expect(screen.getByRole('group', { name: 'Gift Message: Mug' })).toBeDefined();
    expect(screen.getByText(/it & <b>use<\/b> it/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit: Gift Message: Mug' })).toBeDefined();
  });

  it('shows nothing for an item that takes none [GMSG-02]', () => {
    const { container } = show(
      { giftMessage: { itemLevel: { 77: { is_available: false } } } },
      { itemId: '77' },
    );
    expect(container.textContent).toBe('');
  });

  it('is loaded where the page does not contain it, with a retry', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const { user } = show({ isStockCheckout: true, quoteData: { gift_message_id: '13' } });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    mockShop(() => json(gift));
    await user.click(retry);
    expect(await screen.findByRole('group')).toBeDefined();
  });

  it('has the focus on the page that opens after it was saved [GMSG-10]', () => {
    sessionStorage.setItem('till-gift-saved', '"order"');
    show({ giftMessage: { orderLevel: gift } });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ }));
  });
});

describe('the place of a gift message', () => {
  const slot = (gifts: { order: boolean; items: boolean }) =>
    render(
      <Provider store={giftStore({ config: { gifts } })}>
        <GiftSlot />
        <GiftSlot itemId="77" itemName="Mug" />
      </Provider>,
    );

  it('is taken by the levels that the page allows [GMSG-03][GMSG-04]', async () => {
    slot({ order: true, items: true });
    expect(
      await screen.findByRole('button', { name: 'Add Gift Message for This Order' }),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add Gift Message: Mug' })).toBeDefined();
  });

  it('is kept free until its code has loaded, so that nothing below moves', async () => {
    const { container } = slot({ order: true, items: true });
    expect(container.querySelectorAll('.till-skeleton--control')).toHaveLength(2);
    await screen.findByRole('button', { name: 'Add Gift Message for This Order' });
    await screen.findByRole('button', { name: 'Add Gift Message: Mug' });
    expect(container.querySelector('.till-skeleton')).toBeNull();
  });

  it('stays empty where the page allows none [GMSG-03]', async () => {
    const { container } = slot({ order: false, items: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.innerHTML).toBe('');
  });
});
