/** For views, which get failures from the state and never call the shop themselves. */
export { hasNoResponse } from '../../platform/http/error-text';
