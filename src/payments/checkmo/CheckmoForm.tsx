import { selectCheckoutConfig } from '../../state/config/config-slice';
import { useTillSelector } from '../../state/shared/hooks';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml';
import { useT } from '../../ui/i18n';
import { adoptStyles } from '../../ui/styles/adopt';
import css from './CheckmoForm.css';

adoptStyles(css);

/** Payee and mailing address of the check, as far as the merchant has configured them. */
export function CheckmoForm() {
  const t = useT();
  const texts = useTillSelector((state) => selectCheckoutConfig(state)?.paymentTexts);
  const rows = [
    { term: t('Make Check payable to:'), text: texts?.checkPayableTo ?? '' },
    { term: t('Send Check to:'), text: texts?.checkMailingAddress ?? '' },
  ].filter(({ text }) => text !== '');
  if (rows.length === 0) return null;
  return (
    <dl className="till-checkmo">
      {rows.map(({ term, text }) => (
        <div className="till-checkmo__row" key={term}>
          <dt className="till-checkmo__term">{term}</dt>
          <dd className="till-checkmo__text">
            <SafeHtml html={text} block />
          </dd>
        </div>
      ))}
    </dl>
  );
}
