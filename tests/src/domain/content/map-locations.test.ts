import { describe, expect, it } from 'vitest';

import {
  directionsUrl,
  isPlaced,
  mapSettings,
  phoneUrl,
  type MapLocation,
} from '../../../../src/domain/content/map-locations';

const RAW = {
  location_name: 'The lake shop',
  comment: 'Open from April.\nClosed when it rains.',
  phone: '+41 41 555 01 21',
  address: 'At the Jetty 2',
  city: 'Luzern',
  state: 'LU',
  zipcode: '6003',
  country: 'Switzerland',
  position: { latitude: 47.0502, longitude: 8.3093 },
};

const read = (...locations: unknown[]): readonly MapLocation[] =>
  mapSettings({ locations: JSON.stringify(locations) }).locations;

describe('the locations of a map', () => {
  it('contain the page builder’s data of a location [MAP-01]', () => {
    expect(read(RAW)).toEqual([
      {
        name: 'The lake shop',
        comment: 'Open from April.\nClosed when it rains.',
        phone: '+41 41 555 01 21',
        address: ['At the Jetty 2', 'Luzern, LU 6003', 'Switzerland'],
        position: { lat: 47.0502, lng: 8.3093 },
      },
    ]);
  });

  it.each([
    [
      { latitude: '47.0502', longitude: ' 8.3093 ' },
      { lat: 47.0502, lng: 8.3093 },
    ],
    [
      { latitude: -90, longitude: '-180' },
      { lat: -90, lng: -180 },
    ],
    [
      { latitude: 0, longitude: 0 },
      { lat: 0, lng: 0 },
    ],
    [{ latitude: '', longitude: '8' }, null],
    [{ latitude: '47,05', longitude: '8' }, null],
    [{ latitude: 'NaN', longitude: 'Infinity' }, null],
    [{ latitude: 90.1, longitude: 0 }, null],
    [{ latitude: [47], longitude: {} }, null],
    [null, null],
    ['47,8', null],
  ])('reads the coordinates %j as numbers [MAP-05]', (position, expected) => {
    const [location] = read({ ...RAW, position });
    expect(location?.position).toEqual(expected);
    expect(location && isPlaced(location)).toBe(expected !== null);
  });

  it.each([
    [{ city: 'Luzern', state: '', zipcode: 6003 }, ['Luzern, 6003']],
    [{ city: '', state: 'LU', zipcode: '' }, ['LU']],
    [{ address: '<b>x</b>', country: ['CH'] }, ['<b>x</b>']],
    [{}, []],
  ])('write the address of %j', (fields, expected) => {
    const [location] = read({ location_name: 'A', ...fields });
    expect(location?.address).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    '[]',
    '{}',
    'null',
    '"x"',
    '[',
    '[null, 7, "x", [], {}, {"comment": "no place"}]',
  ])('are none in %j', (locations) => {
    expect(mapSettings({ locations }).locations).toEqual([]);
  });

  it('are read if the page has escaped the quotes', () => {
    const locations = JSON.stringify([RAW]).replaceAll('"', '\\"');
    expect(mapSettings({ locations }).locations).toHaveLength(1);
  });

  it('are limited to 500', () => {
    expect(read(...Array.from({ length: 600 }, () => RAW))).toHaveLength(500);
  });

  it('have controls if the page enables them', () => {
    expect(mapSettings({ showControls: 'true' }).hasControls).toBe(true);
    expect(mapSettings({ showControls: 'false' }).hasControls).toBe(false);
    expect(mapSettings({}).hasControls).toBe(false);
  });
});

describe('the directions to a location', () => {
  const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

  it('use its coordinates, or its address without them', () => {
    const [placed] = read(RAW);
    const [unplaced] = read({ ...RAW, position: null });
    expect(placed && directionsUrl(placed)).toBe(`${DIRECTIONS}47.0502%2C8.3093`);
    expect(unplaced && directionsUrl(unplaced)).toBe(
      `${DIRECTIONS}At+the+Jetty+2%2C+Luzern%2C+LU+6003%2C+Switzerland`,
    );
  });

  it('are null for a name alone', () => {
    const [named] = read({ location_name: 'A' });
    expect(named && directionsUrl(named)).toBeNull();
  });
});

it.each([
  ['+41 (0)41 555-01-21', 'tel:+410415550121'],
  ['12', null],
  ['javascript:alert(1)', null],
  ['', null],
])('calls %j by %j', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});
