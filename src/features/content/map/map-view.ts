/** The code of maps, which is loaded on demand. */
export { mapsState } from '../../../state/maps/maps-state';
export { StoreMap } from './StoreMap';
