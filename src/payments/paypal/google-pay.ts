/** Google Pay in the checkout and as a wallet, which are one file of the bundle. */
export { googlePay as method } from './google-pay/method';
export { mountGooglePay as mount } from './google-pay/buttons';
