import { parseMapsService } from '../../api/page-config/maps';
import type { StateModule } from '../shared/store.types';
import { mapsServiceRead, mapsSlice } from './maps-slice';

/** The service that draws the page's maps. */
export const mapsState: StateModule = {
  name: 'maps',
  slices: [mapsSlice],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page !== null) store.dispatch(mapsServiceRead(parseMapsService(page)));
  },
};
