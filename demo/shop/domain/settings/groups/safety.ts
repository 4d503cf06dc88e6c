import { choice, inGroup, several } from '../field-kinds';

/** Agreements and captchas. */
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
  recaptcha: several(
    {
      customer_login: 'Sign in',
      customer_create: 'Create an account',
      customer_forgot_password: 'Ask for a new password',
      product_review: 'Write a review',
      newsletter: 'Newsletter',
      coupon_code: 'Apply a coupon',
      place_order: 'Place an order',
    },
    {
      label: 'reCAPTCHA',
      shows: 'The forms that ask a sandbox of reCAPTCHA for a token, and refuse without one.',
    },
  ),
  recaptchaKind: choice(
    'checkbox',
    { checkbox: 'A box to tick', invisible: 'Invisible', score: 'Version 3' },
    {
      label: 'Kind of reCAPTCHA',
      shows: 'Whether there is a box to tick, a challenge when the form is sent, or neither.',
    },
  ),
  recaptchaFault: choice(
    'none',
    {
      none: 'Nothing',
      slow: 'The script is late',
      blocked: 'The script is blocked',
      expires: 'Tokens end at once',
      refused: 'The first token is refused',
    },
    {
      label: 'What goes wrong with reCAPTCHA',
      shows: 'What becomes of the script, or of the tokens.',
    },
  ),
});
