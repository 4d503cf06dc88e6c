/** Apple Pay in the checkout and as a wallet, which are one file of the bundle. */
export { applePay as method } from './apple-pay/method';
export { mountApplePay as mount } from './apple-pay/buttons';
