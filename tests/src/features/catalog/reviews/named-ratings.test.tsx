// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { ReviewList } from '../../../../../src/features/catalog/reviews/ReviewList';
import { addPhrases } from '../../../../../src/platform/i18n/i18n';
import { reviewsState } from '../../../../../src/state/reviews/reviews-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { pageWith } from '../../../state/support/products';
import { shop } from '../../../state/support/shop';

it('names ratings anew when translations arrive later, and keeps the focus [MSG-01]', async () => {
  const store = createTillStore({ shop, checkout: null }, { page: () => pageWith({}) });
  store.inject(reviewsState);
  render(
    <Provider store={store}>
      <ReviewList initialHtml='<div class="rating-result" title="80%"></div><a href="?p=2">2</a>' />
    </Provider>,
  );
  await screen.findByText('4 of 5 stars');
  const link = screen.getByRole('link', { name: '2' });
  link.focus();
  act(() => {
    addPhrases({ '%1 of 5 stars': '%1 von 5 Sternen' });
  });
  expect(screen.getByText('4 von 5 Sternen')).toBeTruthy();
  expect(document.activeElement).toBe(link);
});
