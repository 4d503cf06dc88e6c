import { parseMapsService } from '../../api/page-config/maps';
import type { StateModule } from '../shared/store.types';
import { mapsServiceRead, mapsSlice } from './maps-slice';

/** Module of the page's maps service. */
export const mapsState: StateModule = {
  name: 'maps',
  slices: [mapsSlice],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page !== null) store.dispatch(mapsServiceRead(parseMapsService(page)));
  },
};
