export { shippingFormsState } from '../../../state/shipping-forms/shipping-forms-state';
export { DeliveryChoice } from './DeliveryChoice';
export { RateForm } from './RateForm';
