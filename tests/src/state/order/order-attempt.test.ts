import { beforeEach, describe, expect, it } from 'vitest';
import {
  attemptAwaitsPayment,
  attemptCart,
  attemptCartId,
  attemptSucceeded,
  clearAttempt,
  forgetAttempt,
  isOrderOpen,
  readAttempt,
  SESSION_CART,
  storedAttempt,
  knownOrder,
  withdrawOrder,
  writeAttempt,
  type OrderAttempt,
} from '../../../../src/state/order/order-attempt';
import { storedCharge } from '../../../../src/state/order/open-charge';
import { openCharge, openOrder, redirectedOrder } from '../../../../src/state/order/order-notes';
import { checkoutConfig } from '../support/shop';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const attempt: OrderAttempt = { cartId: 'CART1', startedAt: NOW, itemIds: [77, 78] };
const customer = checkoutConfig({
  customer: { id: 7, email: 'jane@example.com', firstname: 'Jane', lastname: 'Doe', addresses: [] },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the cart of an attempt', () => {
  it.each([
    [{ kind: 'guest', maskedId: 'CART1' } as const, 'CART1'],
    [{ kind: 'customer' } as const, 'customer-7'],
  ])('is noted and found again: %j', (cart, cartId) => {
    expect(attemptCartId(cart, customer)).toBe(cartId);
    expect(attemptCart({ ...attempt, cartId })).toEqual(cart);
  });
});

describe('an attempt whose outcome is unknown', () => {
  it('is found by every page with its cart, for an hour', () => {
    writeAttempt(attempt);
    expect(readAttempt('CART1', NOW + HOUR_MS)).toEqual(attempt);
    expect(readAttempt('CART1', NOW + HOUR_MS + 1)).toBeNull();
    expect(readAttempt('CART2', NOW)).toBeNull();
    clearAttempt();
    expect(readAttempt('CART1', NOW)).toBeNull();
  });

  it('may be that of any cart where one of the two is the session’s', () => {
    writeAttempt(attempt);
    expect(readAttempt(SESSION_CART, NOW)).toEqual(attempt);
    const session = { ...attempt, cartId: SESSION_CART, isSession: true };
    writeAttempt(session);
    expect(readAttempt('CART2', NOW)).toEqual(session);
  });

  it.each<[string, unknown]>([
    ['no object', 'CART1'],
    ['no cart', { startedAt: NOW, itemIds: [] }],
    ['no time', { cartId: 'CART1', startedAt: String(NOW), itemIds: [] }],
  ])('is not read from an entry that was damaged: %s', (_name, stored) => {
    openOrder.write(stored);
    expect(storedAttempt(openOrder, NOW)).toBeNull();
    expect(readAttempt('CART1', NOW)).toBeNull();
  });

  it('keeps its lines where an entry holds other things among them', () => {
    openOrder.write({ ...attempt, itemIds: [77, '78', null] });
    expect(readAttempt('CART1', NOW)?.itemIds).toEqual([77]);
    openOrder.write({ ...attempt, itemIds: 77 });
    expect(readAttempt('CART1', NOW)?.itemIds).toEqual([]);
  });
});

describe('an order that keeps wallets from ordering', () => {
  it.each<[string, Partial<OrderAttempt>, boolean]>([
    ['is on its way', {}, true],
    ['was ended by the shop, and is looked up first', { hasEnded: true }, false],
    ['exists', { isPlaced: true }, false],
    ['exists and waits to be paid', { isPlaced: true, awaitsPayment: 'hosted' }, true],
  ])('%s', (_name, changes, isOpen) => {
    writeAttempt({ ...attempt, ...changes });
    expect(isOrderOpen(NOW)).toBe(isOpen);
    expect(isOrderOpen(NOW + HOUR_MS + 1)).toBe(false);
  });
});

describe('a payment without an order', () => {
  const charge = { amount: '$20.00', isConfirmed: true, askedAt: NOW };

  it.each<[string, Partial<OrderAttempt>, object, boolean]>([
    ['a guest’s ends with a guest’s order', {}, {}, true],
    ['a guest’s stays after a customer’s', { cartId: 'customer-7' }, {}, false],
    ['a customer’s ends with that customer’s', { cartId: 'customer-7' }, { owner: 7 }, true],
    ['a customer’s ends with one of the session', { customerId: 7 }, { owner: 7 }, true],
    ['a customer’s stays after another’s', { cartId: 'customer-8' }, { owner: 7 }, false],
    ['a customer’s stays after a guest’s', {}, { owner: 7 }, false],
    ['one that is newer than the order stays', {}, { askedAt: NOW + 1 }, false],
  ])('of %s', (_name, order, note, isOver) => {
    openCharge.write({ ...charge, ...note });
    attemptSucceeded({ ...attempt, ...order });
    expect(openCharge.read() === null).toBe(isOver);
  });
});

describe('a device whose clock was set back', () => {
  it('keeps an attempt for an hour from then, not until the clock has caught up', () => {
    writeAttempt({ ...attempt, startedAt: NOW + 24 * HOUR_MS });
    expect(readAttempt('CART1', NOW)).toEqual(attempt);
    expect(readAttempt('CART1', NOW + HOUR_MS)).toEqual(attempt);
    expect(readAttempt('CART1', NOW + HOUR_MS + 1)).toBeNull();
  });

  it('blocks lines that are known to be ordered for an hour from then', () => {
    attemptSucceeded({ ...attempt, startedAt: NOW + 24 * HOUR_MS });
    expect(knownOrder([77], NOW)).toMatchObject({ startedAt: NOW });
    expect(knownOrder([77], NOW + HOUR_MS + 1)).toBeNull();
  });

  it('tells of a payment for a week from then', () => {
    const note = { amount: '$20.00', isConfirmed: true, isRead: false };
    openCharge.write({ ...note, askedAt: NOW + 24 * HOUR_MS });
    expect(storedCharge(NOW)).toEqual({ ...note, askedAt: NOW });
    expect(storedCharge(NOW + 168 * HOUR_MS + 1)).toBeNull();
  });
});

describe('an order that exists', () => {
  it('is no longer an open attempt, and its lines are known as ordered', () => {
    writeAttempt(attempt);
    expect(knownOrder([77], NOW)).toBeNull();
    attemptSucceeded(attempt);
    expect(openOrder.read()).toBeNull();
    expect(redirectedOrder.read()).toBeNull();
    expect(knownOrder([99, 78], NOW)).toEqual({ ...attempt, isPlaced: true });
    expect(knownOrder([99], NOW), 'a customer’s next cart').toBeNull();
    expect(knownOrder([77], NOW + HOUR_MS + 1)).toBeNull();
  });

  it('stays open until the success page has shown its number', () => {
    const placed = { ...attempt, successUrl: 'https://shop.example/success/', isPlaced: true };
    attemptSucceeded({ ...placed, isPlaced: false });
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([placed, placed]);
    expect(readAttempt('CART1', NOW), 'its outcome is known').toBeNull();
  });

  it('keeps what was typed in this window only, while it waits for a payment elsewhere', () => {
    const placed = { ...attempt, successUrl: 'https://shop.example/success/', isPlaced: true };
    attemptAwaitsPayment(placed, 'hosted', { email: 'gus@example.com' });
    expect(redirectedOrder.read()).toEqual({
      ...placed,
      method: 'hosted',
      awaitsPayment: 'hosted',
      draft: { email: 'gus@example.com' },
    });
    expect(openOrder.read()).toEqual({ ...placed, method: 'hosted', awaitsPayment: 'hosted' });
  });

  it('that was withdrawn may be ordered again', () => {
    attemptSucceeded({ ...attempt, successUrl: 'https://shop.example/success/' });
    withdrawOrder();
    expect(knownOrder([77], NOW)).toBeNull();
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
  });

  it('is forgotten, but not a newer one in its place', () => {
    writeAttempt(attempt);
    forgetAttempt(openOrder, { ...attempt, startedAt: NOW - 1 });
    expect(openOrder.read()).toEqual(attempt);
    forgetAttempt(openOrder, attempt);
    expect(openOrder.read()).toBeNull();
  });
});
