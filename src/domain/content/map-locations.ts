import { flagOf, jsonOf } from './settings';
import type { PartData } from './slide-settings';

/** A point on the earth, in degrees. */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** A location on a map (MAP-01). Texts are plain and may be empty. */
export interface MapLocation {
  readonly name: string;
  readonly comment: string;
  readonly phone: string;
  /** The postal address in lines. */
  readonly address: readonly string[];
  /** Null without valid coordinates. */
  readonly position: MapPosition | null;
}

/** A location that a map can show. */
export type PlacedLocation = MapLocation & { readonly position: MapPosition };

/** The settings of a map in the page. */
export interface MapSettings {
  readonly locations: readonly MapLocation[];
  /** Whether the map shows its zoom and map type controls. */
  readonly hasControls: boolean;
}

/** The maximum number of locations: more are a mistake in the page and would block the browser. */
const MAX_LOCATIONS = 500;
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;
const DIRECTIONS = 'https://www.google.com/maps/dir/';

type Raw = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Raw =>
  typeof value === 'object' && value !== null ? (value as Raw) : {};

/** A string or a number, such as a postcode. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** A coordinate, which may be a numeric string (MAP-05). */
function degreesOf(value: unknown, most: number): number | null {
  const text = textOf(value);
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}

function positionOf(raw: unknown): MapPosition | null {
  const { latitude, longitude } = recordOf(raw);
  const lat = degreesOf(latitude, MAX_LATITUDE);
  const lng = degreesOf(longitude, MAX_LONGITUDE);
  return lat === null || lng === null ? null : { lat, lng };
}

/** Street, city with state and postcode, country; empty lines are omitted. */
function addressOf({ address, city, state, zipcode, country }: Raw): readonly string[] {
  const region = [textOf(state), textOf(zipcode)].filter(Boolean).join(' ');
  const town = [textOf(city), region].filter(Boolean).join(', ');
  return [textOf(address), town, textOf(country)].filter(Boolean);
}

function locationOf(raw: unknown): MapLocation {
  const fields = recordOf(raw);
  return {
    name: textOf(fields['location_name']),
    comment: textOf(fields['comment']),
    phone: textOf(fields['phone']),
    address: addressOf(fields),
    position: positionOf(fields['position']),
  };
}

const hasContent = ({ name, address, position }: MapLocation): boolean =>
  name !== '' || address.length > 0 || position !== null;

/** The settings of a map from its attributes (MAP-01); invalid locations are skipped (MAP-02). */
export function mapSettings(data: PartData): MapSettings {
  const raw = jsonOf(data['locations']);
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return {
    locations: rows.slice(0, MAX_LOCATIONS).map(locationOf).filter(hasContent),
    hasControls: flagOf(data['showControls']),
  };
}

/** Whether a map can show the location. */
export const isPlaced = (location: MapLocation): location is PlacedLocation =>
  location.position !== null;

/** The URL of directions to a location; null if it has neither coordinates nor an address. */
export function directionsUrl({ position, address }: MapLocation): string | null {
  const place =
    position === null ? address.join(', ') : `${String(position.lat)},${String(position.lng)}`;
  return place === ''
    ? null
    : `${DIRECTIONS}?${new URLSearchParams({ api: '1', destination: place }).toString()}`;
}

/** The `tel:` link for a phone number; null for a text without enough digits. */
export function phoneUrl(phone: string): string | null {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : null;
}
