import type { Ref } from 'react';
import { selectAddCard } from '../../../state/add-card/add-card-slice';
import type { CardPart } from '../../../state/extensions/card-page.types';
import { useTillSelector } from '../../../state/shared/hooks';
import { Field } from '../../../ui/Field/Field';
import { useT } from '../../../ui/i18n';
import { Spinner } from '../../../ui/Spinner/Spinner';

/** The places of the provider's fields in the page, by name; `probe` has the theme's colours. */
type PartRefs = Readonly<Record<CardPart | 'probe', Ref<HTMLDivElement>>>;

interface CardPartProps {
  readonly part: CardPart;
  readonly label: string;
  readonly host: Ref<HTMLDivElement>;
}

/** The frame of one field, with the label, the border and the error of the page around it (ADDC-07). */
function CardPartField({ part, label, host }: CardPartProps) {
  const t = useT();
  const { errors, step } = useTillSelector(selectAddCard);
  const error = errors[part];
  return (
    <Field
      label={label}
      name={`card_${part}`}
      required={part !== 'description'}
      error={error === null ? null : t(error)}
    >
      {({ id, className, 'aria-describedby': remarks, 'aria-invalid': isInvalid }) => (
        <div
          className={`${className} till-add-card__host`}
          id={id}
          role="group"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={remarks}
          data-invalid={isInvalid || undefined}
          data-busy={step !== 'idle' || undefined}
          ref={host}
        />
      )}
    </Field>
  );
}

/** The card's part of the page, while there is a form or one is being loaded (ADDC-02, ADDC-04). */
export function CardParts({ probe, number, expirationDate, cvv, description }: PartRefs) {
  const t = useT();
  const { status } = useTillSelector(selectAddCard);
  const isLoading = status === 'loading';
  return (
    <fieldset className="till-add-card__card" aria-busy={isLoading}>
      <legend className="till-add-card__heading">{t('Credit Card Information')}</legend>
      <div className="till-add-card__probe" ref={probe} hidden />
      {isLoading && (
        <p className="till-add-card__loader" role="status">
          <Spinner /> {t('Please wait...')}
        </p>
      )}
      <CardPartField part="number" label={t('Credit Card Number')} host={number} />
      <div className="till-add-card__pair">
        <CardPartField part="expirationDate" label={t('Expiration Date')} host={expirationDate} />
        <CardPartField part="cvv" label={t('Security code')} host={cvv} />
      </div>
      <CardPartField part="description" label={t('Card Description')} host={description} />
    </fieldset>
  );
}
