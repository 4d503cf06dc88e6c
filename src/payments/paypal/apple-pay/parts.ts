/** Both places of Apple Pay, in one file. */
export { applePay } from './method';
export { mountApplePay } from './buttons';
