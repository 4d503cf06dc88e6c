import type { Directory } from '../../domain/address.types';
import type { PageSource } from '../../platform/page/page-source';
import { configsOf, id, taker } from './config-values';
import { parseDirectory } from './directory';

/** The configuration that the account's address form contains for its widgets (`config-shapes.md` §4). */
export interface AddressFormConfig {
  readonly directory: Directory;
  /** The region of the address that is edited, an id; '' for none. */
  readonly defaultRegion: string;
}

/** Reads countries, regions and postcode patterns of the address form, and the region it starts with. */
export function parseAddressForm(source: PageSource): AddressFormConfig {
  const [updater = {}] = [
    ...configsOf(source.init, 'directoryRegionUpdater'),
    ...configsOf(source.init, 'regionUpdater'),
  ];
  const [validation = {}] = configsOf(source.init, 'addressValidation');
  const region = taker(updater, 'regionUpdater')('defaultRegion', id, '');
  return {
    directory: parseDirectory(source, validation),
    defaultRegion: region === '0' ? '' : region,
  };
}
