import { useEffect } from 'react';
import { ownValue } from '../../../domain/own-value';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { ReviewDraft } from '../../../domain/review.types';
import {
  reviewEdited,
  reviewOpened,
  reviewSubmitted,
  selectReviews,
} from '../../../state/reviews/reviews-slice';
import { Button } from '../../../ui/Button/Button';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { useOwnForm } from '../../shared/form/useOwnForm';
import { ReviewGuard } from './ReviewGuard';
import { ReviewTexts } from './ReviewTexts';
import type { ServerReviewForm, RatingKind } from './reviews.types';
import { StarRating } from './StarRating';

const tones = { success: 'success', notice: 'info', warning: 'warning', error: 'error' } as const;

const TEXTS = ['nickname', 'title', 'detail'] as const;

/** The form to write a review. It is sent only when complete; the input is kept until the shop has accepted it. */
export function ReviewForm({ form }: { readonly form: ServerReviewForm }) {
  const t = useT();
  const emit = useEmit();
  const dispatch = useTillDispatch();
  const { draft, isSending, messages, accepted } = useTillSelector(selectReviews);
  useEffect(() => {
    dispatch(reviewOpened({ url: form.action, draft: form.draft }));
  }, [dispatch, form]);
  const edit = (change: Partial<ReviewDraft>) => {
    dispatch(reviewEdited({ url: form.action, change }));
  };

  // A stored option from an earlier visit may no longer exist.
  const isRated = ({ name, options }: RatingKind) =>
    options.includes(ownValue(draft.ratings, name) ?? '');
  const unrated = form.ratings.filter((kind) => !isRated(kind));
  const blank = TEXTS.filter((name) => draft[name].trim() === '');
  const problems = Object.fromEntries<string>([
    ...unrated.map(
      ({ name }) => [name, t('Please select one of each of the ratings above.')] as const,
    ),
    ...blank.map((name) => [name, t('This is a required field.')] as const),
  ]);
  const { shown, submit } = useOwnForm(problems, isSending, () => {
    dispatch(reviewSubmitted({ url: form.action, recaptchaId: form.recaptchaId }));
    emit('till-review-submitted', { title: draft.title });
  });
  const ratingError = unrated.map(({ name }) => ownValue(shown, name))[0];
  return (
    <form className="till-reviews__form" noValidate onSubmit={submit}>
      <h3 className="till-reviews__legend">
        <bdi>{form.legend}</bdi>
      </h3>
      {messages.map(({ type, text }, index) => (
        <Notice key={`${String(accepted)}-${String(index)}`} tone={tones[type]}>
          <SafeHtml html={text} />
        </Notice>
      ))}
      {form.ratings.map((kind) => (
        <StarRating
          key={kind.name}
          kind={kind}
          chosen={ownValue(draft.ratings, kind.name) ?? null}
          isInvalid={Object.hasOwn(shown, kind.name)}
          onChoose={(option) => {
            edit({ ratings: { ...draft.ratings, [kind.name]: option } });
          }}
        />
      ))}
      {ratingError && (
        <p className="till-reviews__error" role="alert">
          {ratingError}
        </p>
      )}
      <ReviewTexts draft={draft} errors={shown} onEdit={edit} />
      {form.recaptchaId !== null && <ReviewGuard id={form.recaptchaId} />}
      <Button type="submit" variant="primary" busy={isSending}>
        {t('Submit Review')}
      </Button>
    </form>
  );
}
