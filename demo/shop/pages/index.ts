export { renderAddCard, renderKeptCards } from './kept-cards';
export { renderAbout } from './content/about';
export { renderEvenings } from './content/evenings';
export { renderManyParts } from './content/many-parts';
export { renderStores } from './content/stores';
export { renderAccount, renderLogin } from './account';
export { renderAccountEdit } from './account-forms/account-edit';
export { renderAddressBook } from './account-forms/address-book';
export { renderAddressForm } from './account-forms/address-form';
export { renderLogoutSuccess } from './account-forms/logout-success';
export { renderOrderLookup } from './account-forms/order-lookup';
export { renderCart } from './cart';
export { renderCategory, renderSearch } from './category';
export { renderCheckout, renderSuccess } from './checkout';
export { renderDemo } from './demo/demo';
export { renderHome } from './home';
export { renderMultiAddresses } from './multishipping/addresses';
export { renderMultiBilling, renderSelectBilling } from './multishipping/billing';
export { renderMultiOverview } from './multishipping/overview';
export { renderMultiResults, renderMultiSuccess } from './multishipping/results';
export { renderMultiShipping } from './multishipping/shipping';
export { renderNewsletter } from './newsletter';
export { renderNotFound } from './not-found';
export { renderOrder, renderOrders } from './orders';
export { renderSubscriptions } from './subscriptions';
export { renderSavedMethods } from './payment-pages';
export { renderPaypalReview, reviewDetails } from './paypal-review';
export { renderProduct } from './product';
export { renderExampleBank } from './example-bank';
export {
  renderCreateAccount,
  renderForgotPassword,
  renderMail,
  renderNewPassword,
} from './register';
export { renderTaxCertificates } from './tax-certificates';
