import { expect, it } from 'vitest';
import {
  detailsShown,
  methodChosen,
  methodSaved,
  walletReviewSlice,
} from '../../../../src/state/wallet-review/wallet-review-slice';

const { reducer } = walletReviewSlice;

it('takes a method for saved once the details of that one are on the page, not of an earlier one [WREV-02]', () => {
  const choice = methodChosen({ url: 'https://shop.example/save/', fields: [] });
  const first = reducer(reducer(undefined, choice), methodSaved('<p>$39.00</p>'));
  expect(first).toMatchObject({ status: 'saving', isUnsaved: true });
  const second = reducer(reducer(first, choice), methodSaved('<p>$39.00</p>'));
  const early = first.details ?? { html: null };
  expect(reducer(second, detailsShown(early))).toMatchObject({ status: 'saving', isUnsaved: true });
  const own = second.details ?? { html: null };
  expect(reducer(second, detailsShown(own))).toMatchObject({ status: 'idle', isUnsaved: false });
});
