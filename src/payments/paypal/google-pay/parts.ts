/** Both places of Google Pay, in one file. */
export { googlePay } from './method';
export { mountGooglePay } from './buttons';
