import { addressInline } from './address';
import type { Address, Directory, Region } from './address.types';
import { findCountry } from './regions';
import type { CorrectedAddress } from './verification.types';
import { verifiedParts } from './verified-key';

/** The region that a correction names, by its id or code; null: the country's list has no such region. */
function listedRegion(
  { regionId, regionCode }: CorrectedAddress,
  regions: readonly Region[],
): Region | null {
  return (
    regions.find(({ id }) => id === regionId) ??
    regions.find(({ code }) => code === regionCode) ??
    null
  );
}

type RegionParts = Pick<Address, 'regionId' | 'regionCode' | 'region'>;

/** A country that lists its regions keeps the chosen one when the service names none of them. */
function correctedRegion(
  address: Address,
  parts: CorrectedAddress,
  regions: readonly Region[],
): RegionParts {
  const { regionId, regionCode, region } = address;
  const found = listedRegion(parts, regions);
  if (found !== null) return { regionId: found.id, regionCode: found.code, region: found.name };
  const text = parts.region?.trim();
  if (regions.length > 0 || text === undefined) return { regionId, regionCode, region };
  return { regionId: null, regionCode: null, region: text || null };
}

const text = (value: string | undefined, before: string): string => value?.trim() || before;

/**
 * The address with the parts that a service knows better. A part that the service leaves out or empty stays as it was typed,
 * so that no correction makes an address incomplete; street lines beyond those of the service are gone.
 */
export function correctedAddress(
  address: Address,
  parts: CorrectedAddress,
  directory: Directory,
): Address {
  const country = findCountry(directory, address.countryId);
  const lines = (parts.street ?? []).map((line) => line.trim()).filter((line) => line !== '');
  const corrected = {
    ...address,
    street: lines.length === 0 ? address.street : lines,
    city: text(parts.city, address.city),
    postcode: text(parts.postcode, address.postcode),
    ...correctedRegion(address, parts, country?.regions ?? []),
  };
  return { ...corrected, inline: addressInline(corrected, country?.name) };
}

/** The verified parts of an address, in which spaces make no difference. */
const comparable = (address: Address, lines: number): string =>
  verifiedParts(address, lines)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .join('\n');

/** Whether a service has changed the address. */
export const isCorrected = (before: Address, after: Address): boolean => {
  const lines = Math.max(before.street.length, after.street.length);
  return comparable(before, lines) !== comparable(after, lines);
};
