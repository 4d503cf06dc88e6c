/** For views, which know failures as facts of the state and never call the shop. */
export { isUnanswered } from '../../platform/http/error-text';
