import { ownValue } from '../../domain/own-value';
import type { SavedMethod } from '../../domain/payment/saved-method.types';
import { Button } from '../../ui/Button/Button';
import { useT } from '../../ui/i18n';

/** Brands as shoppers know them, by the provider's code. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa •••• 4242`; the label alone where it names the brand itself. */
function titleOf({ brand, label }: SavedMethod): string {
  const name = ownValue(BRANDS, brand.toLowerCase()) ?? '';
  return name === '' || label.toLowerCase().includes(name.toLowerCase())
    ? label
    : `${name} ${label}`;
}

interface MethodRowProps {
  readonly method: SavedMethod;
  /** It is being deleted. */
  readonly isBusy: boolean;
  /** Some method is being deleted. */
  readonly isBlocked: boolean;
  readonly onDelete: () => void;
}

/** One saved method with its button (SAVED-01). */
export function MethodRow({ method, isBusy, isBlocked, onDelete }: MethodRowProps) {
  const t = useT();
  const { icon, expiry } = method;
  const title = titleOf(method);
  return (
    <tr className="till-saved-cards__row">
      <td className="till-saved-cards__cell till-saved-cards__cell--method">
        {icon !== null && <img className="till-saved-cards__icon" src={icon} alt="" />}
        <span className="till-saved-cards__title">{title}</span>
      </td>
      <td className="till-saved-cards__cell">
        {expiry !== null && (
          <>
            <span className="till-saved-cards__label" aria-hidden="true">
              {t('Expires')}{' '}
            </span>
            {`${String(expiry.month).padStart(2, '0')}/${String(expiry.year)}`}
          </>
        )}
      </td>
      <td className="till-saved-cards__cell till-saved-cards__cell--action">
        <Button
          size="s"
          busy={isBusy}
          disabled={isBlocked && !isBusy}
          aria-label={t('Delete %1', [title])}
          onClick={onDelete}
        >
          {t('Delete')}
        </Button>
      </td>
    </tr>
  );
}
