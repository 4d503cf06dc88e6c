import { choice, inGroup, several } from '../field-kinds';

/** What a shopper accepts and solves. */
export const safety = inGroup('safety', {
  agreements: choice(
    'off',
    {
      off: 'None',
      manual: 'Accepted by the shopper',
      automatic: 'Accepted with the order',
      mixed: 'Both kinds',
    },
    {
      label: 'Terms and conditions',
      shows: 'What a shopper has to agree to before placing an order; texts open in a dialog.',
    },
  ),
  captcha: several(
    {
      user_login: 'Sign in',
      guest_checkout: 'Check out as a guest',
      sales_rule_coupon_request: 'Apply a coupon',
      payment_processing_request: 'Place an order',
    },
    {
      label: 'Captchas',
      shows: 'The forms that ask for the letters of a picture, and refuse without them.',
    },
  ),
});
