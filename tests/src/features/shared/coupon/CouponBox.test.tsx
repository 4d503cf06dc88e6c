import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CouponBox } from '../../../../../src/features/shared/coupon/CouponBox';
import {
  couponRefused,
  couponSettled,
  totalsReceived,
  totalsRequested,
} from '../../../../../src/state/quote/quote-slice';
import { renderInShop } from '../../cart/cart-shop';
import { someTotals } from '../totals';

async function unfolded(couponCode: string | null = null) {
  const view = renderInShop(<CouponBox />, { totals: { ...someTotals, couponCode } });
  const fold = screen.getByRole('button', { name: 'Apply Discount Code' });
  if (fold.getAttribute('aria-expanded') !== 'true') await view.user.click(fold);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Enter discount code' });
  return { ...view, field };
}

describe('CouponBox', () => {
  it('is collapsed at first', () => {
    renderInShop(<CouponBox />, { totals: someTotals });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('rejects an empty code at the field and sends nothing [CPN-01][DISC-11]', async () => {
    const { field, user, sent } = await unfolded();
    await user.type(field, '   {Enter}');
    expect(sent('quote/couponSubmitted')).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('This is a required field.');
    await user.type(field, 'A');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('sends a trimmed code once, and fires an event when the server accepts it [DISC-10][DISC-17]', async () => {
    const { field, user, sent, events, store } = await unfolded();
    await user.type(field, '  READ10 {Enter}');
    await user.click(screen.getByRole('button', { name: 'Apply Discount' }));
    expect(sent('quote/couponSubmitted').map((action) => action['payload'])).toEqual(['READ10']);
    expect(events).toEqual([]);
    act(() => {
      store.dispatch(totalsRequested());
      store.dispatch(
        totalsReceived({ number: 1, totals: { ...someTotals, couponCode: 'READ10' } }),
      );
      store.dispatch(couponSettled('Your coupon was successfully applied.'));
    });
    expect(events).toEqual([{ name: 'till-coupon-applied', detail: { code: 'READ10' } }]);
    expect(screen.getByRole('status').textContent).toBe('Your coupon was successfully applied.');
    expect(screen.getByRole('button', { name: 'Cancel Coupon' })).toBeDefined();
  });

  it('shows a rejection at the field, keeps the input and fires nothing [DISC-19, DISC-20]', async () => {
    const { field, user, events, store } = await unfolded();
    await user.type(field, 'NOPE{Enter}');
    act(() => {
      store.dispatch(couponRefused("The coupon code isn't valid. Verify the code and try again."));
    });
    expect(field.value).toBe('NOPE');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain("isn't valid");
    expect(events).toEqual([]);
  });

  it('leaves the code unmarked when the shop could not be reached [DISC-19, HTTP-07]', async () => {
    const { field, user, events, store } = await unfolded();
    await user.type(field, 'READ10{Enter}');
    act(() => {
      store.dispatch(couponRefused('The shop cannot be reached.', true));
    });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getAllByText('The shop cannot be reached.')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('The shop cannot be reached.');
    expect(events).toEqual([]);
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('The shop cannot be reached.')).toBeNull();
  });

  it('removes an applied coupon with the same button, which keeps the focus [CPN-02][DISC-18]', async () => {
    const { field, user, sent, events, store } = await unfolded('READ10');
    expect(field.value).toBe('READ10');
    expect(field.readOnly).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel Coupon' }));
    expect(sent('quote/couponCancelled')).toHaveLength(1);
    act(() => {
      store.dispatch(totalsRequested());
      store.dispatch(totalsReceived({ number: 1, totals: someTotals }));
      store.dispatch(couponSettled('Your coupon was successfully removed.'));
    });
    expect(events).toEqual([{ name: 'till-coupon-removed', detail: { code: 'READ10' } }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply Discount' }));
    expect(field.value).toBe('');
  });

  it('requires no code to remove one, and no new code until submission [CPN-02]', async () => {
    const { field, user, sent, store } = await unfolded();
    let number = 0;
    const totals = (couponCode: string | null) => {
      number += 1;
      act(() => {
        store.dispatch(totalsRequested());
        store.dispatch(totalsReceived({ number, totals: { ...someTotals, couponCode } }));
      });
    };
    await user.type(field, '{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    totals('READ10');
    expect(field.getAttribute('aria-invalid'), 'another window has applied one').toBe('false');
    await user.click(screen.getByRole('button', { name: 'Cancel Coupon' }));
    expect(sent('quote/couponCancelled')).toHaveLength(1);
    totals(null);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
