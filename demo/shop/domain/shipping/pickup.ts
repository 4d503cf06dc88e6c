import { pickupLocations, type PickupLocation } from '../../data/pickup-locations';
import { RestError } from '../../support/rest-error';
import type { StoredAddress } from '../carts/address';
import { findRegion } from '../directory/countries';
import { currentSettings } from '../settings/visitor';

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Point = Pick<PickupLocation, 'latitude' | 'longitude'>;

/** Great-circle distance in km. */
function distance(from: Point, to: Point): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const across =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across));
}

/** The shop knows the positions of its own towns only. */
function findPlace(term: string, countryId: string): Point | null {
  const wanted = term.trim().toLowerCase();
  return (
    pickupLocations.find(
      (place) =>
        place.countryId === countryId &&
        [place.postcode, place.city].some((name) => name.toLowerCase() === wanted),
    ) ?? null
  );
}

/** Stores that have all of these in stock; none while pickup is disabled. */
export const locationsWith = (skus: readonly string[]): readonly PickupLocation[] =>
  currentSettings().pickup
    ? pickupLocations.filter(({ lacks }) => !skus.some((sku) => lacks.includes(sku)))
    : [];

/** Those of `locations` within `radius` km of a place, written `term:US`, nearest first; none for an unknown place. */
export function nearest(
  locations: readonly PickupLocation[],
  searchTerm: string,
  radius: number,
): readonly PickupLocation[] {
  const [term = '', countryId = ''] = searchTerm.split(':');
  const place = findPlace(term, countryId);
  if (place === null) return [];
  return locations
    .map((location) => ({ location, away: distance(place, location) }))
    .filter(({ away }) => away <= radius)
    .sort((one, other) => one.away - other.away)
    .map(({ location }) => location);
}

const codeOf = (address: StoredAddress): string | undefined =>
  address.extension?.pickup_location_code;

/** The store in an address's extension attribute; null without one. */
export const locationOf = (address: StoredAddress): PickupLocation | null =>
  locationsWith([]).find(({ code }) => code === codeOf(address)) ?? null;

/** Replaces an address that names a store with the store's, apart from names and telephone number. */
export function atLocation(address: StoredAddress): StoredAddress {
  const code = codeOf(address);
  if (code === undefined) return address;
  const location = locationOf(address);
  if (location === null) {
    throw new RestError(400, 'The shipping information was unable to be saved. Error: "%message"', {
      message: `Can not find Pickup Location with code ${code} for website Sales Channel "base".`,
    });
  }
  const region = findRegion(location.regionId);
  return {
    ...address,
    country_id: location.countryId,
    region_id: location.regionId,
    region: region?.name ?? null,
    region_code: region?.code ?? null,
    city: location.city,
    street: [location.street],
    postcode: location.postcode,
    customer_address_id: null,
    save_in_address_book: 0,
  };
}
