import { valuesOf, type FormFields } from '../../../domain/catalog/form-fields';
import type { PriceFormat } from '../../../domain/money.types';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './GiftCard.css';

adoptStyles(css);

interface GiftCardPreviewProps {
  readonly fields: FormFields;
  readonly amount: number | null;
  readonly format: PriceFormat;
}

/** The card with its amount, names and message, as plain text. */
export function GiftCardPreview({ fields, amount, format }: GiftCardPreviewProps) {
  const t = useT();
  const written = (name: string): string => valuesOf(fields, name)[0] ?? '';
  const to = written('giftcard_recipient_name');
  const from = written('giftcard_sender_name');
  const message = written('giftcard_message');
  return (
    <section className="till-gift-card" aria-label={t('Preview')}>
      <p className="till-gift-card__amount">
        {amount === null ? t('Choose an amount') : <Price amount={amount} format={format} />}
      </p>
      {to !== '' && <p className="till-gift-card__line">{t('To: %1', [to])}</p>}
      {from !== '' && <p className="till-gift-card__line">{t('From: %1', [from])}</p>}
      {message !== '' && <p className="till-gift-card__message">{message}</p>}
    </section>
  );
}
