import { addressLines, fullName } from '../../../domain/address-lines';
import type { Address, Directory } from '../../../domain/address.types';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './AddressLines.css';

adoptStyles(css);

interface AddressLinesProps {
  readonly address: Address;
  readonly directory: Directory;
  /** Omits the name where it is already shown above. */
  readonly withName?: boolean;
}

/** An address as on a parcel, one part per line; street lines beyond the third are omitted (ADDR-13). */
export function AddressLines({ address, directory, withName = true }: AddressLinesProps) {
  const t = useT();
  const name = withName ? [fullName(address)].filter(Boolean) : [];
  const lines = [...name, ...addressLines(address, directory, t)];
  return (
    <span className="till-address-lines">
      {lines.map((line, index) => (
        <span className="till-address-lines__line" key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </span>
  );
}
