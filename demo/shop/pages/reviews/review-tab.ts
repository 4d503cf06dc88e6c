import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { markup, nothing, trusted, type Markup } from '../markup';
import { locked, recaptchaBlock } from '../recaptcha-block';
import { reviewList } from './review-list';
import type { ReviewsView } from './reviews.types';
import { stars } from './stars';

const vote = (kind: ReviewsView['kinds'][number]): Markup =>
  markup`<fieldset class="field required review-vote"><legend>${translate(kind.label)}</legend><div class="control review-control-vote">${kind.options.map(
    (option, index) =>
      markup`<label class="vote"><input type="radio" class="radio" name="ratings[${kind.id}]" value="${option}" required data-validate="${JSON.stringify({ 'rating-required': true })}"><span class="vote-star" aria-hidden="true"></span><span class="only-read">${index + 1} ${translate(index === 0 ? 'star' : 'stars')}</span></label>`,
  )}</div></fieldset>`;

const required = trusted(` data-validate="{&quot;required&quot;:true}" required`);

const form = (
  view: ReviewsView,
  name: string,
  ctx: PageContext,
): Markup => markup`<form class="review-form panel" id="review-form" action="${view.action}" method="post" data-role="product-review-form">
<input type="hidden" name="form_key" value="${ctx.formKey}">
<fieldset class="review-fieldset"><legend class="review-legend">You're reviewing: <strong>${name}</strong></legend>
<div class="review-votes">${view.kinds.map(vote)}</div>
<div class="field required"><label for="nickname_field">Nickname</label><input type="text" name="nickname" id="nickname_field" value="${view.draft.nickname}" autocomplete="nickname"${required}></div>
<div class="field required"><label for="summary_field">Summary</label><input type="text" name="title" id="summary_field" value="${view.draft.title}" autocomplete="off"${required}></div>
<div class="field required"><label for="review_field">Review</label><textarea name="detail" id="review_field" rows="4"${required}>${view.draft.detail}</textarea></div>
</fieldset>
${recaptchaBlock(ctx, 'product_review')}
<p><button type="submit" class="button action submit primary"${locked(ctx, 'product_review')}>Submit Review</button></p>
</form>`;

/** The product page's reviews: the list, in the container that the review tab fills, and a form. */
export const reviewTab = (
  view: ReviewsView,
  name: string,
  ctx: PageContext,
): Markup => markup`<section class="reviews" id="reviews" aria-labelledby="tab-label-reviews">
<div class="reviews-head"><h2 id="tab-label-reviews">Reviews${view.rating === null ? nothing : markup` <span class="counter">${view.rating.count}</span>`}</h2>${view.rating === null ? nothing : markup`<p class="reviews-mean">${stars(view.rating.percent)}</p>`}</div>
<till-reviews load="visible"><div class="reviews-grid">
<div id="product-review-container" data-role="product-review">${reviewList(view.list)}</div>
${form(view, name, ctx)}
</div></till-reviews>
</section>`;
