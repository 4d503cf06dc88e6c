/** What `import ... from 'till'` gives: the script interface of the page and the types around it. */
export { till } from './till-api';
export type { TillApi, TillCallback, TillConfiguration } from './till-api';
export type { TillEventDetails, TillEventMap } from '../src/platform/page/till-events';
export type * from '../src/state/extensions/extensions.types';
