import { recaptchaOf, type RecaptchaForm } from '../domain/recaptcha/guard';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';

/** What a widget is rendered with, as the platform's three kinds print it. */
function rendering(): object {
  const { recaptchaKind: kind, recaptchaFault: fault } = currentSettings();
  const sitekey = ['sandbox', kind, ...(fault === 'none' ? [] : [fault])].join('-');
  return kind === 'checkbox'
    ? { sitekey, size: 'normal', theme: 'light', hl: '' }
    : { sitekey, badge: 'inline', size: 'invisible', theme: 'light', hl: '' };
}

/** `settings` of a component; nothing where the form is not guarded. */
function settingsOf(shop: Shop, form: RecaptchaForm): object | null {
  const service = recaptchaOf(shop, form);
  const { recaptchaKind: kind, recaptchaFault: fault } = currentSettings();
  const isOfScript = fault === 'slow' || fault === 'blocked';
  return service === null
    ? null
    : {
        rendering: rendering(),
        invisible: kind !== 'checkbox',
        // The platform has the address of Google's in a script of its own; the sandbox has another.
        script: `${service.origin}/recaptcha/api.js${isOfScript ? `?fault=${fault}` : ''}`,
      };
}

/** Methods that bring a check of their own, as a recorded page lists them. */
const SKIPPED = { paypal_express: true, payflow_express: true, payflow_express_bml: true };

function component(shop: Shop, form: RecaptchaForm, node: object): object | null {
  const settings = settingsOf(shop, form);
  return settings === null ? null : { configSource: 'checkoutConfig', ...node, settings };
}

const UI = 'Magento_ReCaptchaFrontendUi/js/reCaptcha';

/** The components that the checkout's layout has by the name of the place; null where a form is not guarded. */
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

/** The block of a form outside the checkout: an init script for the container with this id. */
function blockInit(shop: Shop, form: RecaptchaForm, id: string) {
  const settings = settingsOf(shop, form);
  return settings === null
    ? []
    : [
        {
          [`#${id}-container`]: {
            'Magento_Ui/js/core/app': {
              components: { [id]: { settings, component: UI, reCaptchaId: id } },
            },
          },
        },
      ];
}

/** Id of the block in the coupon form of the cart page. */
const COUPON_BLOCK = 'recaptcha-05c3b3fb7fb72fbc599bc7bbf207c7d6c8336d4b';

/** The cart page's init script for the coupon form; none where it is not guarded. */
export const cartRecaptchaInit = (shop: Shop) => blockInit(shop, 'coupon_code', COUPON_BLOCK);
