import { memo } from 'react';
import type { Address, Directory } from '../../../domain/address.types';
import { fullName } from '../../../domain/address-lines';
import type { AddressChoice } from '../../../state/checkout/checkout-types';
import { RadioCard } from '../../../ui/RadioList/RadioList';
import { useT } from '../../../ui/i18n';
import { AddressLines } from '../address-lines/AddressLines';

/** An address of the list, with the action that ships to it. */
export interface SavedEntry {
  readonly key: string;
  readonly address: Address;
  readonly choice: AddressChoice;
}

interface SavedAddressCardProps {
  readonly entry: SavedEntry;
  /** Name of the radios. */
  readonly group: string;
  readonly checked: boolean;
  readonly directory: Directory;
  readonly choose: (event: Event, next: AddressChoice) => void;
}

/**
 * One saved address: a radio, and "Ship Here" until it is chosen (SHIP-01). Memoised: a search or a choice
 * re-renders only the cards it changes.
 */
export const SavedAddressCard = memo(function SavedAddressCard({
  entry: { key, address, choice },
  group,
  checked,
  directory,
  choose,
}: SavedAddressCardProps) {
  const t = useT();
  return (
    <RadioCard
      name={group}
      value={key}
      checked={checked}
      onChoose={(event) => {
        choose(event, choice);
      }}
      label={fullName(address)}
      detail={<AddressLines address={address} directory={directory} withName={false} />}
      aside={!checked && <span className="till-saved-addresses__mark">{t('Ship Here')}</span>}
    />
  );
});
