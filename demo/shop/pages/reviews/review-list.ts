import { translate } from '../../domain/language/translate';
import { markup, type Markup } from '../markup';
import { pager } from '../listing/pager';
import type { ReviewListView, ReviewView } from './reviews.types';
import { stars } from './stars';

const review = (view: ReviewView): Markup => markup`<li class="item review-item">
<h3 class="review-title">${view.title}</h3>
<dl class="review-ratings">${view.ratings.map(({ label, percent }) => markup`<div class="rating-summary"><dt class="rating-label">${translate(label)}</dt><dd>${stars(percent)}</dd></div>`)}</dl>
<p class="review-content">${view.detail}</p>
<p class="review-details"><span class="review-author"><span class="review-details-label">Review by</span> <strong class="review-details-value">${view.nickname}</strong></span> <span class="review-date"><span class="review-details-label">Posted on</span> <time class="review-details-value" datetime="${view.dateTime}">${view.date}</time></span></p>
</li>`;

/** A page of reviews: the content that the review tab loads, and its initial content. */
export const reviewList = (view: ReviewListView): Markup =>
  view.reviews.length === 0
    ? markup`<p class="muted review-none">Nobody has reviewed this yet.</p>`
    : markup`<div class="block review-list" id="customer-reviews"><h2 class="block-title only-read">Customer Reviews</h2>
<ol class="items review-items">${view.reviews.map(review)}</ol>
<div class="toolbar review-toolbar">${pager(view.pager, 'Pages of reviews')}</div></div>`;
