/** Exports of `import ... from 'till-elements'`: the page's script API and its types. */
export { till } from './till-api';
export type { TillApi, TillCallback, TillConfiguration } from './till-api';
export type * from './read-api/snapshot.types';
export type * from '../src/platform/page/commerce.types';
export type { TillEventDetails, TillEventMap } from '../src/platform/page/till-events';
export type * from '../src/state/extensions/extensions.types';
export type * from '../src/state/extensions/payment-method.types';
export type * from '../src/state/extensions/region.types';
