import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentRequest } from '../../../../../src/payments/paypal/apple-pay/request';
import { openSheet, type SheetShop } from '../../../../../src/payments/paypal/apple-pay/session';
import { account, FakeApple, FakeSession, sheet } from './apple';

const request = paymentRequest(
  account,
  { price: { amount: 45, currency: 'USD' }, isFinal: true },
  { isShipped: true, isContactAsked: true },
);
const update = { newTotal: { label: 'Order Total', amount: '45.00' } };
const shipped = JSON.parse(JSON.stringify(update)) as ApplePayJS.ApplePayShippingContactUpdate;
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(changes: Partial<SheetShop> = {}, place?: AbortSignal) {
  const ended = vi.fn();
  const shop: SheetShop = {
    validate: () => Promise.resolve({ id: 'm' }),
    contact: () => Promise.resolve(shipped),
    method: () => Promise.resolve(update),
    card: () => Promise.resolve(update),
    authorize: () => Promise.resolve(true),
    ended,
    ...changes,
  };
  const removal = new AbortController();
  const signal = place ?? removal.signal;
  const Session = FakeSession as unknown as typeof ApplePaySession;
  return { ...openSheet(Session, request, shop, signal), ended, removal };
}

beforeEach(() => {
  new FakeApple();
});

describe('a sheet of Apple', () => {
  it('has the version of the session and is opened at once [APPLE-11]', () => {
    open();
    expect(sheet()).toMatchObject({ version: 4, isOpen: true, request });
  });

  it('gets the answers of the shop', async () => {
    open();
    sheet().validate();
    sheet().ship();
    sheet().choose('x');
    sheet().card();
    await settle();
    expect(sheet().merchants).toEqual([{ id: 'm' }]);
    expect([sheet().contacts, sheet().methods, sheet().cards]).toEqual([
      [update],
      [update],
      [update],
    ]);
  });

  it('does not ask what nobody answers', () => {
    open({ card: undefined } as unknown as Partial<SheetShop>);
    expect(sheet().onpaymentmethodselected).toBeNull();
  });

  it.each([
    ['has no answer', () => Promise.resolve(null), 'refused'],
    ['throws', () => Promise.reject(new Error('x')), 'failed'],
  ])('is aborted where the shop %s [APPLE-09] [APPLE-10]', async (_name, contact, why) => {
    const { ended } = open({ contact });
    sheet().ship();
    await settle();
    expect(sheet().isAborted).toBe(true);
    expect(ended).toHaveBeenCalledExactlyOnceWith(why);
  });

  it('completes a payment once, whatever it is told afterwards [WALL-26]', async () => {
    const { ended, abort } = open({ authorize: () => Promise.reject(new Error('x')) });
    sheet().pay();
    sheet().pay();
    await settle();
    expect(sheet().status).toBe(FakeSession.STATUS_FAILURE);
    abort();
    sheet().close();
    expect(sheet().illegal).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('says that it was closed, and tells Apple nothing more [APPLE-08]', async () => {
    const { ended } = open();
    sheet().ship();
    sheet().pay();
    sheet().close();
    await settle();
    expect(ended).toHaveBeenCalledExactlyOnceWith('closed');
    expect(sheet()).toMatchObject({ status: null, contacts: [], illegal: [] });
  });

  it('ends with its place, as if the shopper had closed it [APPLE-08]', () => {
    const { ended, removal } = open();
    removal.abort();
    expect(sheet().isAborted).toBe(true);
    expect(ended).toHaveBeenCalledExactlyOnceWith('closed');
  });

  it.each(['close', 'pay', 'abort'] as const)(
    'leaves nothing at its place once it has ended (%s)',
    async (end) => {
      const { signal } = new AbortController();
      const add = vi.spyOn(signal, 'addEventListener');
      const remove = vi.spyOn(signal, 'removeEventListener');
      const { abort } = open({}, signal);
      expect(add).toHaveBeenCalledOnce();
      if (end === 'abort') abort();
      else sheet()[end]();
      await settle();
      expect(sheet().isOpen).toBe(false);
      expect(remove.mock.calls).toEqual(add.mock.calls);
    },
  );

  it('throws what Apple throws', () => {
    FakeSession.problem = new Error('no gesture');
    expect(() => open()).toThrow('no gesture');
  });
});

const events = ['validate', 'ship', 'choose', 'card', 'pay', 'close', 'abort', 'wait'] as const;
const answers = ['ok', 'none', 'throws', 'never'] as const;

it('answers each event at most once, ends once, and never after the end, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...events), { maxLength: 20 }),
      fc.infiniteStream(fc.constantFrom(...answers)),
      async (order, stream) => {
        const ends: string[] = [];
        let paid = 0;
        const next = <Value>(value: Value): Promise<Value | null> => {
          const how = stream.next().value as (typeof answers)[number];
          if (how === 'throws') return Promise.reject(new Error('x'));
          if (how === 'never') return new Promise(() => undefined);
          return Promise.resolve(how === 'ok' ? value : null);
        };
        const { abort } = open({
          validate: () => next({ id: 'm' }),
          contact: () => next(shipped),
          method: () => next(update),
          card: () => next(update),
          authorize: () => {
            paid += 1;
            return next(true).then((isPaid) => isPaid === true);
          },
          ended: (why) => void ends.push(why),
        });
        let isAborted = false;
        const opened = sheet();
        for (const event of order) {
          if (event === 'wait') await settle();
          else if (event === 'choose') opened.choose('x');
          else if (event === 'abort') {
            abort();
            isAborted = true;
          } else opened[event]();
        }
        await settle();
        expect(opened.illegal).toEqual([]);
        expect(paid).toBeLessThanOrEqual(1);
        expect(ends.length).toBeLessThanOrEqual(1);
        // It is told how it ends, unless it was paid, failed to, or the caller has ended it.
        const isKnown = ends.length === 1 || opened.status !== null || isAborted;
        expect(opened.isOpen || isKnown).toBe(true);
        if (opened.status !== null) expect(ends).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
