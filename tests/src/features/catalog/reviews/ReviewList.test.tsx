import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewList } from '../../../../../src/features/catalog/reviews/ReviewList';
import { fail, ok } from '../../../../../src/platform/result';
import { reviewsState } from '../../../../../src/state/reviews/reviews-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { mockShop, sent } from '../../../state/support/fake-http';
import { pageWith } from '../../../state/support/products';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const LIST = 'https://shop.example/review/product/listAjax/id/7/';
const html = (body: string) => ok({ status: 200, headers: {}, url: '', body });
const known = window.IntersectionObserver;

async function open(initialHtml = '<p>Server-rendered</p>') {
  const init = { '*': { 'Magento_Review/js/process-reviews': { productReviewUrl: LIST } } };
  const store = createTillStore({ shop, checkout: null }, { page: () => pageWith(init) });
  store.inject(reviewsState);
  render(
    <Provider store={store}>
      <ReviewList initialHtml={initialHtml} />
    </Provider>,
  );
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  return screen.getByRole('region', { name: 'Customer Reviews' });
}
const paths = () => sent.map(({ path }) => path);
/** Whether the browser follows the link. */
const click = (name: string, more: MouseEventInit = {}): boolean =>
  fireEvent.click(screen.getByRole('link', { name }), more);

beforeEach(() => {
  // Without visibility reports from the browser the list is loaded at once.
  Reflect.deleteProperty(window, 'IntersectionObserver');
  mockShop(() =>
    html(`<p>First</p><a href="${LIST}?p=2">2</a><a href="/review/customer/">Mine</a>`),
  );
});
afterEach(() => {
  window.IntersectionObserver = known;
});

describe('ReviewList', () => {
  it('turns the page in place, and moves the focus to it [REVW-03]', async () => {
    const list = await open();
    await screen.findByText('First');
    mockShop(() => html('<p>Second</p>'));
    expect(click('2')).toBe(false);
    await screen.findByText('Second');
    expect(paths()).toEqual(['review/product/listAjax/id/7/']);
    expect(document.activeElement).toBe(list);
  });

  it('leaves other links, and clicks for another window, to the browser', async () => {
    await open();
    await screen.findByText('First');
    expect(click('Mine')).toBe(true);
    expect(click('2', { ctrlKey: true })).toBe(true);
    expect(click('2', { shiftKey: true })).toBe(true);
    expect(paths()).toHaveLength(1);
  });

  it('keeps the server-rendered reviews when the response is empty', async () => {
    mockShop(() => html('  '));
    await open();
    await screen.findByText('Server-rendered');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('Server-rendered')).toBeTruthy();
  });

  it('offers to load the same page again after a failure', async () => {
    const list = await open();
    await screen.findByText('First');
    mockShop(() => fail({ kind: 'network' }));
    click('2');
    await screen.findByText('The reviews could not be loaded.');
    expect(list.getAttribute('aria-busy')).toBe('false');
    expect(screen.getByText('First')).toBeTruthy();
    mockShop(() => html('<p>Second</p>'));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Second')).toBeTruthy();
    expect(screen.queryByText('The reviews could not be loaded.')).toBeNull();
  });
});
