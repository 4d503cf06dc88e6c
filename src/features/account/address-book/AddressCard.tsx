import type { Directory } from '../../../domain/address.types';
import { addressLines, fullName } from '../../../domain/address-lines';
import {
  bookChangeConfirmed,
  type BookChange,
} from '../../../state/address-book/address-book-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { buttonClass } from '../../../ui/Button/button-class';
import { useT } from '../../../ui/i18n';
import type { BookEntry } from './book-entries';

/** @phrases */
const DEFAULTS = [
  {
    what: 'default_billing',
    is: 'isDefaultBilling',
    label: 'Default Billing Address',
    action: 'Use as my default billing address',
  },
  {
    what: 'default_shipping',
    is: 'isDefaultShipping',
    label: 'Default Shipping Address',
    action: 'Use as my default shipping address',
  },
] as const;

interface AddressCardProps {
  readonly entry: BookEntry;
  readonly directory: Directory;
  readonly editUrl: string;
  /** The pending change of any address. */
  readonly change: BookChange | null;
  readonly onDelete: () => void;
}

/** One address with what can be done to it. As on the platform, a default is replaced, never deleted. */
export function AddressCard({ entry, directory, editUrl, change, onDelete }: AddressCardProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { id, address } = entry;
  const name = address.inline;
  const isStandard = address.isDefaultBilling || address.isDefaultShipping;
  const isRunning = (what: BookChange['what']) => change?.id === id && change.what === what;
  return (
    <li className="till-address-book__card">
      {DEFAULTS.filter(({ is }) => address[is]).map(({ label }) => (
        <strong className="till-address-book__default" key={label}>
          {t(label)}
        </strong>
      ))}
      <address className="till-address-book__address">
        {[fullName(address), ...addressLines(address, directory, t)].map((line, index) => (
          <span className="till-address-book__line" key={index}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <div className="till-address-book__actions">
        <a
          className={buttonClass({ size: 's' })}
          href={editUrl}
          aria-label={`${t('Edit')}: ${name}`}
        >
          {t('Edit')}
        </a>
        {!isStandard && (
          <Button
            size="s"
            busy={isRunning('delete')}
            disabled={change !== null && !isRunning('delete')}
            aria-label={`${t('Delete')}: ${name}`}
            onClick={onDelete}
          >
            {t('Delete')}
          </Button>
        )}
      </div>
      {DEFAULTS.filter(({ is }) => !address[is]).map(({ what, action }) => (
        <Button
          key={what}
          size="s"
          variant="quiet"
          busy={isRunning(what)}
          disabled={change !== null && !isRunning(what)}
          aria-label={`${t(action)}: ${name}`}
          onClick={() => {
            dispatch(bookChangeConfirmed({ id, what }));
          }}
        >
          {t(action)}
        </Button>
      ))}
    </li>
  );
}
