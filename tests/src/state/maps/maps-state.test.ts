import { describe, expect, it } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { mapsRefused, selectMapsService } from '../../../../src/state/maps/maps-slice';
import { mapsState } from '../../../../src/state/maps/maps-state';
import { createTillStore } from '../../../../src/state/store/store';
import { pageWith } from '../support/products';
import { shop } from '../support/shop';

const url = 'https://maps.example/api.js?key=abc';
const page: PageSource = { ...pageWith({}), checkout: { googleMaps: { url } } };

function open(source: PageSource | null) {
  const store = createTillStore({ shop, checkout: null }, { page: () => source });
  const service = () => selectMapsService(store.getState());
  expect(service(), 'before it was read').toBeNull();
  store.inject(mapsState);
  return { store, service };
}

describe('the maps service of a page', () => {
  it('is the configured one, until it refuses the shop’s key [MAP-04]', () => {
    const { store, service } = open(page);
    expect(service()).toEqual({ url, styles: [] });
    store.dispatch(mapsRefused());
    expect(service()).toBeNull();
  });

  it('is none where the page configures none', () => {
    expect(open(pageWith({})).service()).toBeNull();
    expect(open(null).service()).toBeNull();
  });
});
