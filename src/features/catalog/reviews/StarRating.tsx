import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { RatingKind } from './reviews.types';

interface StarRatingProps {
  readonly kind: RatingKind;
  /** Id of the chosen option; null without one. */
  readonly chosen: string | null;
  readonly isInvalid: boolean;
  readonly onChoose: (option: string) => void;
}

/** One rating as a row of stars: native radios, so that arrow keys and screen readers work as usual. */
export function StarRating({ kind, chosen, isInvalid, onChoose }: StarRatingProps) {
  const t = useT();
  const { name, label, options } = kind;
  const filled = chosen === null ? 0 : options.indexOf(chosen) + 1;
  return (
    <fieldset
      className="till-reviews__rating"
      role="radiogroup"
      aria-required="true"
      aria-invalid={isInvalid}
    >
      <legend className="till-reviews__rating-label">{label}</legend>
      <span className="till-reviews__votes">
        {options.map((option, index) => (
          <label className="till-reviews__vote" key={option}>
            <input
              className="till-reviews__radio"
              type="radio"
              name={name}
              data-till-field={name}
              value={option}
              checked={option === chosen}
              onChange={() => {
                onChoose(option);
              }}
            />
            <svg
              className={
                index < filled ? 'till-reviews__star till-reviews__star--on' : 'till-reviews__star'
              }
              viewBox="0 0 24 24"
              width="28"
              height="28"
              aria-hidden="true"
            >
              <path d="m12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z" />
            </svg>
            <VisuallyHidden>{t(index === 0 ? '1 star' : '%1 stars', [index + 1])}</VisuallyHidden>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
