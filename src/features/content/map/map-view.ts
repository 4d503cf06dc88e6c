/** The code of maps, which comes in a file of its own. */
export { mapsState } from '../../../state/maps/maps-state';
export { StoreMap } from './StoreMap';
