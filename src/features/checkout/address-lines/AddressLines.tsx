import { attributeText } from '../../../domain/address';
import type { Address, Directory } from '../../../domain/address.types';
import { findCountry } from '../../../domain/regions';
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

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** The full name of an address, with prefix and suffix. */
export const fullName = (address: Address): string =>
  joined(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix);

/** An address as on a parcel, one part per line; street lines beyond the third are omitted (ADDR-13). */
export function AddressLines({ address, directory, withName = true }: AddressLinesProps) {
  const t = useT();
  const lines = [
    withName ? fullName(address) : '',
    address.company,
    ...address.street.slice(0, 3),
    [address.city, joined(address.region, address.postcode)]
      .filter((part) => part !== '')
      .join(', '),
    findCountry(directory, address.countryId)?.name ?? address.countryId,
    ...address.customAttributes.map((attribute) => t(attributeText(attribute))),
    address.telephone,
  ].filter((line) => line !== '');
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
