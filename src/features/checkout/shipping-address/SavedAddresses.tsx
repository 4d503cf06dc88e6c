import { useMemo, useState } from 'react';
import type { Address } from '../../../domain/address.types';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import type { AddressChoice } from '../../../state/checkout/checkout-types';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Notice } from '../../../ui/Notice/Notice';
import { RadioList } from '../../../ui/RadioList/RadioList';
import { TextField } from '../../../ui/TextField/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import type { NewAddressDialog } from './NewAddressDialog';
import { SavedAddressCard, type SavedEntry } from './SavedAddressCard';
import { useAddressChoice } from './useAddressChoice';
import { useSomeAddresses } from './useSomeAddresses';
import css from './SavedAddresses.css';

adoptStyles(css);

/** The form for a new address, whose code is loaded when it is opened; a press after a failure tries again. */
type DialogState = 'closed' | 'loading' | 'failed' | { readonly View: typeof NewAddressDialog };

function entries(saved: readonly Address[], added: Address | null): SavedEntry[] {
  const list = saved.flatMap((address): SavedEntry[] =>
    address.source.type === 'customer-address'
      ? [
          {
            key: String(address.source.id),
            address,
            choice: { kind: 'saved', id: address.source.id },
          },
        ]
      : [],
  );
  return added === null ? list : [...list, { key: 'new', address: added, choice: { kind: 'new' } }];
}

const isChosen = (a: AddressChoice, b: AddressChoice): boolean =>
  a.kind === 'saved' && b.kind === 'saved' ? a.id === b.id : a.kind === b.kind;

/**
 * A customer's saved addresses: one is chosen as the shipping address, and a new one can be added in a dialog (SHIP-01,
 * SHIP-03, SHIP-22).
 */
export function SavedAddresses({ config }: { config: CheckoutConfig }) {
  const t = useT();
  const group = useUid('till-address');
  const { choice, marked, choose } = useAddressChoice();
  const added = useTillSelector((state) => selectCheckout(state).shipping.newAddress);
  const [dialog, setDialog] = useState<DialogState>('closed');
  const open = () => {
    setDialog('loading');
    import('./NewAddressDialog').then(
      ({ NewAddressDialog: View }) => {
        setDialog({ View });
      },
      () => {
        setDialog('failed');
      },
    );
  };
  const list = useMemo(() => entries(config.customer?.addresses ?? [], added), [config, added]);
  const { shown, hidden, query, search, showMore } = useSomeAddresses(list, (entry) =>
    isChosen(entry.choice, choice),
  );
  return (
    <div className="till-saved-addresses">
      {query !== null && (
        <>
          <TextField
            label={t('Search your addresses')}
            name="address_search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onValueChange={search}
          />
          <VisuallyHidden live>
            {query.trim() === '' ? '' : t('Addresses found: %1', [String(shown.length + hidden)])}
          </VisuallyHidden>
        </>
      )}
      {shown.length === 0 && (
        <p className="till-saved-addresses__none">{t('No address holds these words.')}</p>
      )}
      <RadioList legend={t('Shipping Address')}>
        {shown.map((entry) => (
          <SavedAddressCard
            key={entry.key}
            entry={entry}
            group={group}
            checked={isChosen(entry.choice, marked)}
            directory={config.directory}
            choose={choose}
          />
        ))}
      </RadioList>
      <div className="till-saved-addresses__add">
        {hidden > 0 && (
          <Button variant="quiet" onClick={showMore}>
            {t('Show more addresses (%1)', [String(hidden)])}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Icon name={added === null ? 'plus' : 'pencil'} size="s" />}
          aria-haspopup="dialog"
          busy={dialog === 'loading'}
          onClick={open}
        >
          {added === null ? t('New Address') : t('Edit')}
        </Button>
      </div>
      {dialog === 'failed' && (
        <Notice tone="error" compact>
          {t('The shop cannot be reached. Please check your connection and try again.')}
        </Notice>
      )}
      {typeof dialog === 'object' && (
        <dialog.View
          config={config}
          onClose={() => {
            setDialog('closed');
          }}
        />
      )}
    </div>
  );
}
