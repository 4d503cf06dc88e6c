import { recaptchaOf, type RecaptchaForm } from '../domain/recaptcha/guard';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';

/** The settings of a widget, for the platform's three types. */
function rendering(): object {
  const { recaptchaKind: kind, recaptchaFault: fault } = currentSettings();
  const sitekey = ['sandbox', kind, ...(fault === 'none' ? [] : [fault])].join('-');
  return kind === 'checkbox'
    ? { sitekey, size: 'normal', theme: 'light', hl: '' }
    : { sitekey, badge: 'inline', size: 'invisible', theme: 'light', hl: '' };
}

/** `settings` of a component; empty if the form is not protected. */
function settingsOf(shop: Shop, form: RecaptchaForm): object | null {
  const service = recaptchaOf(shop, form);
  const { recaptchaKind: kind, recaptchaFault: fault } = currentSettings();
  const isOfScript = fault === 'slow' || fault === 'blocked';
  return service === null
    ? null
    : {
        rendering: rendering(),
        invisible: kind !== 'checkbox',
        // The platform has Google's URL in a script of its own; the sandbox has another one.
        script: `${service.origin}/recaptcha/api.js${isOfScript ? `?fault=${fault}` : ''}`,
      };
}

/** Methods with their own check, as on a recorded page. */
const SKIPPED = { paypal_express: true, payflow_express: true, payflow_express_bml: true };

function component(shop: Shop, form: RecaptchaForm, node: object): object | null {
  const settings = settingsOf(shop, form);
  return settings === null ? null : { configSource: 'checkoutConfig', ...node, settings };
}

const UI = 'Magento_ReCaptchaFrontendUi/js/reCaptcha';

/** The components in the checkout's layout by place; null if a form is not protected. */
export function checkoutRecaptchas(shop: Shop) {
  return {
    order: component(shop, 'place_order', {
      component: 'Magento_ReCaptchaCheckout/js/reCaptchaCheckout',
      displayArea: 'before-place-order',
      reCaptchaId: 'recaptcha-checkout-place-order',
      skipPayments: SKIPPED,
    }),
    coupon: component(shop, 'coupon_code', {
      component: 'Magento_ReCaptchaCheckoutSalesRule/js/checkout-sales-rule',
      displayArea: 'captcha',
      formId: 'checkout-sales-rule-request',
      reCaptchaId: 'recaptcha-checkout-coupon-apply',
    }),
  };
}

const APP = 'Magento_Ui/js/core/app';

/** The block of a form outside the checkout: an init script for the container with this id. */
function blockInit(shop: Shop, form: RecaptchaForm, id: string) {
  const settings = settingsOf(shop, form);
  if (settings === null) return [];
  const components = { [id]: { settings, component: UI, reCaptchaId: id } };
  return [{ [`#${id}-container`]: { [APP]: { components } } }];
}

/** The ids of the blocks in a page's own form, the newsletter and the coupon form are hashes of their names. */
const FORM_BLOCK = 'recaptcha-f979c2ff515d921c34af9bd2aee8ef076b719d03';
const NEWSLETTER_BLOCK = 'recaptcha-caa20ac351216e6f76edced1efe7c61fff5f4796';
const COUPON_BLOCK = 'recaptcha-05c3b3fb7fb72fbc599bc7bbf207c7d6c8336d4b';

/** The init script of the sign-in popup, on every page for guests. */
export function popupRecaptchaInit(shop: Shop) {
  const recaptcha = component(shop, 'customer_login', {
    component: UI,
    displayArea: 'additional-login-form-fields',
    reCaptchaId: 'recaptcha-popup-login',
  });
  if (recaptcha === null) return [];
  const authenticationPopup = {
    component: 'Magento_Customer/js/view/authentication-popup',
    children: { recaptcha },
  };
  return [{ '#authenticationPopup': { [APP]: { components: { authenticationPopup } } } }];
}

/** Forms outside the checkout with their own block, in page order. */
const BLOCKS: readonly (readonly [form: RecaptchaForm, id: string])[] = [
  ['customer_login', FORM_BLOCK],
  ['customer_create', FORM_BLOCK],
  ['customer_forgot_password', FORM_BLOCK],
  ['product_review', FORM_BLOCK],
  ['newsletter', NEWSLETTER_BLOCK],
];

/** The blocks of protected forms. */
export const formRecaptchas = (shop: Shop) =>
  Object.fromEntries(
    BLOCKS.flatMap(([form, id]) => blockInit(shop, form, id).map((init) => [form, { id, init }])),
  );

/** The cart page's init script for the coupon form; none if it is not protected. */
export const cartRecaptchaInit = (shop: Shop) => blockInit(shop, 'coupon_code', COUPON_BLOCK);
