import type { PayloadAction } from '@reduxjs/toolkit';
import type { MapsService } from '../../domain/content/maps-service.types';
import { createPureSlice } from '../shared/pure-slice';

/** The page's maps service. */
export interface MapsState {
  /** Null if the page configures none. */
  readonly service: MapsService | null;
  /** Whether the service refused the shop's key; maps are no longer drawn then (MAP-04). */
  readonly isRefused: boolean;
}

declare module '../shared/store.types' {
  interface LazySlices {
    maps: MapsState;
  }
}

const initialState: MapsState = { service: null, isRefused: false };

export const mapsSlice = createPureSlice({
  name: 'maps',
  initialState,
  reducers: {
    /** The page's configuration was read. */
    mapsServiceRead: (state, { payload }: PayloadAction<MapsService | null>): MapsState => ({
      ...state,
      service: payload,
    }),
    /** The service refused the shop's key (MAP-03). */
    mapsRefused: (state): MapsState => ({ ...state, isRefused: true }),
  },
});

export const { mapsServiceRead, mapsRefused } = mapsSlice.actions;

/** The maps service; null if none is configured or it refused the shop's key (MAP-04). */
export const selectMapsService = ({ maps }: { readonly maps?: MapsState }): MapsService | null =>
  maps === undefined || maps.isRefused ? null : maps.service;
